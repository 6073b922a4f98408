import { linesOf } from "#platform/text/blocks.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { programs } from "#school/profile/programs/index.ts";
import { spanishPrograms } from "#school/profile/programs/spanish/index.ts";
import { otherSpanish } from "#school/texts/other-lines.ts";
import { spanishSiteTexts } from "#school/texts/spanish.ts";

/** Pairs the lines of a delivered text with those of its translation. Throws where their number differs. */
function pairs(english: string, spanish: string): [string, string][] {
	const [lines, translated] = [linesOf(english), linesOf(spanish)];
	if (lines.length !== translated.length)
		throw new Error(`Not as many lines in Spanish as in English: ${spanish.slice(0, 60)}`);
	return lines.map((line, at) => [line, translated[at] ?? line]);
}

/** The delivered Spanish of all lines that the software came with, with the same placeholders. */
export const deliveredLines: ReadonlyMap<string, string> = new Map([
	...spanishSiteTexts,
	...programs.flatMap(({ slug, summary, description }) => {
		const spanish = spanishPrograms[slug];
		if (!spanish) return [];
		return [...pairs(summary, spanish.summary), ...pairs(description, spanish.description)];
	}),
	...frequentQuestions.flatMap(({ answer, spanish }) => (spanish ? pairs(answer, spanish) : [])),
	...Object.entries(otherSpanish),
]);

/** The delivered Spanish of a line; absent for one that was changed. */
export const deliveredSpanish = (english: string): string | undefined =>
	deliveredLines.get(english);
