import { homeHeadings } from "#school/texts/home-words.ts";

/** A text of the school below its heading. */
interface TextCard<Id extends string> {
	slot: Id;
	heading: string;
	text: string;
}

/**
 * Makes what lists the texts of slots below their headings.
 * @param english headings that stand where no others are given
 */
export const cardsOf =
	<Id extends string>(slots: readonly Id[], english: Readonly<Record<Id, string>>) =>
	(texts: Readonly<Record<Id, string>>, headings = english): TextCard<Id>[] =>
		slots.map((slot) => ({ slot, heading: headings[slot], text: texts[slot] }));

export const homeBenefits = ["home.instructors", "home.certifications", "home.placement"] as const;
export const homeSteps = ["home.register", "home.contact", "home.visit"] as const;

/** Three benefit cards of the home page. */
export const benefitCards = cardsOf(homeBenefits, homeHeadings.english);
/** How it works, in three steps. */
export const stepCards = cardsOf(homeSteps, homeHeadings.english);
