import { linesOf } from "#platform/text/blocks.ts";
import { namesInBraces } from "#platform/text/braces.ts";
import { plural } from "#platform/text/plural.ts";
import { unknownPlaceholders } from "#school/profile/placeholders.ts";
import type { Translation } from "#school/translations/contract.ts";

/** A line that is left in English is no translation; names may be the same in both. */
const NAME_LENGTH = 40;

/** Returns why a text is no translation of another, in a sentence; undefined if it is one. */
export function refusalOf(
	{ name, english, hasBlocks }: Pick<Translation, "name" | "english" | "hasBlocks">,
	spanish: string,
): string | undefined {
	if (!hasBlocks && /[\n\t\u2028\u2029]/.test(spanish))
		return "Please remove line breaks and tabs: this is one line";
	const [lines, translated] = [linesOf(english), linesOf(spanish)];
	if (lines.length !== translated.length)
		return `The English has ${plural(lines.length, "paragraph or list item", "paragraphs and list items")}, the Spanish ${translated.length}. Please write one for each`;
	const left = translated.find((line, at) => line === lines[at] && line.length > NAME_LENGTH);
	if (left) return `This line is still in English: “${left}”`;
	if (name.startsWith("course-")) return undefined;
	const [unknown] = unknownPlaceholders(spanish);
	if (unknown === undefined) return undefined;
	const names = namesInBraces(english);
	return `Nothing is named {${unknown}}.${names.length > 0 ? ` The English has {${names.join("}, {")}}` : ""}`;
}
