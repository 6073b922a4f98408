import type { Passage } from "#assistant/knowledge/types.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { benefitCards, stepCards } from "#school/texts/cards.ts";
import { includedCards } from "#school/texts/course-cards.ts";
import { type SiteTexts, type SlotId, slotIds, slotOf, textPageOf } from "#school/texts/slots.ts";

/** What the pages of the site say of the whole school, beside courses, facts and the profile. */
export const sitePassages = (texts: SiteTexts): Passage[] =>
	[...benefitCards(texts), ...includedCards(texts), ...stepCards(texts)].map(
		({ slot, heading, text }) => ({ id: slot, text, heading, path: "/" }),
	);

/** What the school adds to its privacy policy. */
export const policyPassages = (texts: SiteTexts): Passage[] =>
	slotIds
		.filter((slot) => textPageOf(slot) === "policy")
		.flatMap((slot) =>
			linesOf(texts[slot]).map((text, at) => ({
				id: `${slot}:${at}`,
				text,
				path: "/privacy-policy",
			})),
		);

const spoken: readonly SlotId[] = ["about.promises", "about.who", "about.limits"];

/** Sentences of the About page, which are said where they speak of a topic. */
export const aboutPassages = (texts: SiteTexts): Passage[] =>
	spoken.flatMap((slot) => {
		const { heading } = slotOf(slot);
		// "What we do not promise" turns its lines around, "Who studies here" is followed by a list of people; the other headings
		// add nothing to theirs.
		const isHeaded = (at: number) => slot === "about.limits" || (slot === "about.who" && at === 0);
		return linesOf(texts[slot]).map((text, at) => ({
			id: `${slot}:${at}`,
			text,
			path: "/about",
			...(heading && isHeaded(at) && { heading }),
		}));
	});
