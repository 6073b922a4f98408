import { coursePassages } from "#assistant/engine/passages.ts";
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

/** The Spanish of a published English sentence, item or heading, where it is delivered. */
export const spanishOf = (english: string): string | undefined => spanish.get(english);
