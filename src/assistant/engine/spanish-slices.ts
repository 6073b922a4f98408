import { coursePassages, plain, sentencesOf } from "#assistant/engine/passages.ts";
import type { Published } from "#assistant/knowledge/types.ts";
import { programs } from "#school/profile/programs/index.ts";
import type { ProgramText } from "#school/profile/programs/program.ts";
import { spanishPrograms } from "#school/profile/programs/spanish/index.ts";
import { spanishSiteTexts } from "#school/texts/spanish.ts";

const slices = (slug: string, text: ProgramText) => coursePassages({ slug, ...text });

/**
 * The delivered Spanish of a sentence, item or heading, by the English one that it was written for. A sentence that the school
 * changes has none until someone writes it.
 */
const spanish = new Map<string, string>(spanishSiteTexts);
for (const { slug, summary, description } of programs) {
	const text = spanishPrograms[slug];
	if (!text) continue;
	const translated = slices(slug, text);
	for (const [at, own] of slices(slug, { summary, description }).entries()) {
		const twin = translated[at];
		if (!twin || twin.block !== own.block) continue;
		spanish.set(own.text, twin.text);
		if (own.heading && twin.heading) spanish.set(own.heading, twin.heading);
	}
}

/** The Spanish of a published English sentence, item or heading, where there is one. */
export type SpanishOf = (english: string) => string | undefined;

/** The delivered Spanish. */
export const deliveredSpanishOf: SpanishOf = (english) => spanish.get(english);

/** Puts the school's own Spanish before the delivered one. @param lines of its texts, with the English that each was written for */
export function spanishFor(lines: Published["spanish"]): SpanishOf {
	const own = new Map<string, string>();
	for (const [english, written] of lines ?? []) {
		const [sentences, translated] = [english, written].map((line) => sentencesOf(plain(line)));
		own.set(plain(english), plain(written));
		if (sentences?.length !== translated?.length) continue;
		for (const [at, sentence] of (sentences ?? []).entries())
			own.set(sentence, translated?.[at] ?? sentence);
	}
	return (english) => own.get(english) ?? spanish.get(english);
}
