import { cardsOf, homeBenefits, homeSteps } from "#school/texts/cards.ts";
import { courseHeadings } from "#school/texts/course-headings.ts";

const included = [
	"course.practice",
	"course.instructors",
	"course.certification",
	"course.placement",
] as const;

/** Four benefit cards of every course page. */
export const includedCards = cardsOf(included, courseHeadings);

/** Whether a text needs its heading to be understood. */
export const isCard = (slot: string): boolean =>
	[...homeBenefits, ...homeSteps, ...included].some((id) => id === slot);
