import { foldForSearch } from "#api/search-folding.ts";

// No folded text holds a tab, so nothing typed matches across two parts; and it sorts before every
// other sign, so that "Ana" stands before "Ana María".
const BETWEEN = "\t";

/** What a row can be found by: each part folded, and telephone numbers as digits too. */
export function searchTextOf(parts: (string | null)[], phone: string | null): string {
	return [...parts, phone, phone?.replace(/\D/g, "") ?? null]
		.filter((part) => part !== null && part !== "")
		.map((part) => foldForSearch(part as string))
		.join(BETWEEN);
}

/**
 * The `LIKE` patterns, with `\` as escape, that a row's search text must match all of. A telephone
 * number is found in whatever form it is typed.
 */
export function searchPatterns(typed: string): string[] {
	const digits = typed.replace(/\D/g, "");
	const isPhone = digits.length >= 4 && /^[\d\s()+.\-/]+$/.test(typed);
	if (!isPhone) return wordPatterns(typed);
	return [`%${digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits}%`];
}

/** As {@link searchPatterns}, where there are no telephone numbers: each word as it is typed. */
export function wordPatterns(typed: string): string[] {
	return foldForSearch(typed)
		.split(" ")
		.filter(Boolean)
		.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
