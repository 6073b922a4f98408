import { frequentQuestions } from "#school/profile/faq.ts";
import { programs } from "#school/profile/programs/index.ts";
import { otherSpanish } from "#school/texts/other-lines.ts";
import { linePairs, spanishSiteTexts } from "#school/texts/spanish.ts";

/** The delivered Spanish of all lines that the software came with, with the same placeholders. */
export const deliveredLines: ReadonlyMap<string, string> = new Map([
	...spanishSiteTexts,
	...programs.flatMap(({ summary, description, spanish }) => [
		...linePairs(summary, spanish.summary),
		...linePairs(description, spanish.description),
	]),
	...frequentQuestions.flatMap(({ answer, spanish }) =>
		spanish ? linePairs(answer, spanish) : [],
	),
	...Object.entries(otherSpanish),
]);

/** The delivered Spanish of a line; absent for one that was changed. */
export const deliveredSpanish = (english: string): string | undefined =>
	deliveredLines.get(english);
