import { plain, sentencesOf } from "#assistant/engine/passages.ts";
import type { Published } from "#assistant/knowledge/types.ts";
import { deliveredLines } from "#school/texts/delivered-spanish.ts";

/** The Spanish of a published English sentence, item or heading, where there is one. */
export type SpanishOf = (english: string) => string | undefined;

/** Pairs lines and their Spanish by sentence too, where both have as many, and headings without their colon. */
function slicesOf(lines: Iterable<readonly [string, string]>): Map<string, string> {
	const slices = new Map<string, string>();
	for (const pair of lines) {
		const [english, spanish] = pair.map(plain) as [string, string];
		slices.set(english, spanish);
		slices.set(english.replace(/:$/, ""), spanish.replace(/:$/, ""));
		const translated = sentencesOf(spanish);
		const sentences = sentencesOf(english);
		if (sentences.length !== translated.length) continue;
		for (const [at, sentence] of sentences.entries())
			slices.set(sentence, translated[at] ?? sentence);
	}
	return slices;
}

/** A sentence that the school changes has no Spanish until someone writes it. */
const delivered = slicesOf(deliveredLines);

/** Puts the school's own Spanish before the delivered one. @param lines of its texts, with the English that each was written for */
export function spanishFor(lines: Published["spanish"] = []): SpanishOf {
	const own = slicesOf(lines);
	return (english) => own.get(english) ?? delivered.get(english);
}
