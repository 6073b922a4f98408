import { courseHeadings } from "#school/texts/course-headings.ts";
import { homeHeadings } from "#school/texts/home-words.ts";

/** A text of the school below its heading. */
interface TextCard {
	slot: CardId;
	heading: string;
	text: string;
}

const homeBenefits = ["home.instructors", "home.certifications", "home.placement"] as const;
const homeSteps = ["home.register", "home.contact", "home.visit"] as const;
const included = [
	"course.practice",
	"course.instructors",
	"course.certification",
	"course.placement",
] as const;

type CardId = (typeof homeBenefits | typeof homeSteps | typeof included)[number];

/** Whether a text needs its heading to be understood. */
export const isCard = (slot: string): boolean =>
	[...homeBenefits, ...homeSteps, ...included].some((id) => id === slot);

/** What is said below each heading; the headings are in English unless others are given. */
const cardsOf =
	<Id extends CardId>(slots: readonly Id[], english: Readonly<Record<Id, string>>) =>
	(texts: Readonly<Record<Id, string>>, headings = english): TextCard[] =>
		slots.map((slot) => ({ slot, heading: headings[slot], text: texts[slot] }));

/** Three benefit cards of the home page. */
export const benefitCards = cardsOf(homeBenefits, homeHeadings.english);
/** How it works, in three steps. */
export const stepCards = cardsOf(homeSteps, homeHeadings.english);
/** Four benefit cards of every course page. */
export const includedCards = cardsOf(included, courseHeadings);
