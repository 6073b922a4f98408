import { linesOf } from "#platform/text/blocks.ts";
import { namesInBraces } from "#platform/text/braces.ts";
import { plural } from "#platform/text/plural.ts";
import { claimsIn, claimsInSpanish } from "#school/texts/claims.ts";
import type { Translation } from "#school/translations/contract.ts";
import { hasPlaceholders } from "#school/translations/names.ts";

type Translatable = Pick<Translation, "name" | "english" | "hasBlocks" | "max">;

/** Returns why a text is no translation of another, in a sentence; undefined if it is one. */
export function refusalOf(of: Translatable, spanish: string): string | undefined {
	const { name, english, hasBlocks, max } = of;
	if (spanish.length > max) return `Please use ${max.toLocaleString("en-US")} characters or fewer`;
	if (!/[\p{L}\p{N}]/u.test(spanish)) return "Please enter the text";
	if (!hasBlocks && /[\n\t\u2028\u2029]/.test(spanish))
		return "Please remove line breaks and tabs: this is one line";
	// Texts of courses and classes promise nothing for the school, and have no placeholders.
	return (
		linesRefusal(english, spanish) ??
		(hasPlaceholders(name) ? wordsRefusal(english, spanish) : undefined)
	);
}

function linesRefusal(english: string, spanish: string): string | undefined {
	const [lines, translated] = [linesOf(english), linesOf(spanish)];
	if (lines.length !== translated.length)
		return `The English has ${plural(lines.length, "paragraph or list item", "paragraphs and list items")}, the Spanish ${translated.length}. Please write one for each`;
	// Names of one or two words may be the same in both.
	const left = translated.find((line, at) => line === lines[at] && line.split(" ").length > 2);
	return left && `This line is still in English: “${left}”`;
}

function wordsRefusal(english: string, spanish: string): string | undefined {
	const [names, used] = [namesInBraces(english), namesInBraces(spanish)];
	const unknown = used.find((name) => !names.includes(name));
	if (unknown) return `The English has no {${unknown}}`;
	const absent = names.find((name) => !used.includes(name));
	if (absent) return `Please use {${absent}} as the English does: it follows the school profile`;
	const [claim] = claimsInSpanish(spanish);
	return claim && claimsIn(english).length === 0
		? `“${claim}” is a claim that the English does not make. Reword it, or write it in English first`
		: undefined;
}
