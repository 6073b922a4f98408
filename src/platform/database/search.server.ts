import type { Findable } from "#platform/database/findable.ts";
import { searchTokensOf } from "#platform/database/search-tokens.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

// Folded text contains no tab, so no search matches across two parts. A tab also sorts first, so "Ana"
// precedes "Ana María".
const BETWEEN = "\t";

/** Returns the columns by which lists and the search of the office find a registration or a message. */
export function searchColumns(
	record: Findable,
	subject: string | null = null,
): { searchText: string; searchTokens: string } {
	const { name, email, phone, reference } = record;
	return {
		searchText: searchTextOf([name, email, subject, reference], phone),
		searchTokens: searchTokensOf(record),
	};
}

/** Returns a row's search text: each part folded, and phone numbers also as digits. */
export function searchTextOf(parts: (string | null)[], phone: string | null): string {
	return [...parts, phone, phone?.replace(/\D/g, "") ?? null]
		.filter((part) => part !== null && part !== "")
		.map((part) => foldForSearch(part as string))
		.join(BETWEEN);
}

/** Returns the `LIKE` patterns, with `\` as escape, that must all match; phone numbers match in any format. */
export function searchPatterns(typed = ""): string[] {
	const digits = typed.replace(/\D/g, "");
	const isPhone = digits.length >= 4 && /^[\d\s()+.\-/]+$/.test(typed);
	if (!isPhone) return wordPatterns(typed);
	return [`%${digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits}%`];
}

/** Like {@link searchPatterns}, without phone numbers: matches each word as typed. */
export function wordPatterns(typed: string): string[] {
	return foldForSearch(typed)
		.split(" ")
		.filter(Boolean)
		.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
