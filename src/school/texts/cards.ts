/** The headings of the cards, which are the software's. */
export const cardHeadings = {
	"home.instructors": "Industry-experienced instructors",
	"home.certifications": "Nationally recognized certifications",
	"home.placement": "Career placement assistance",
	"home.register": "Register",
	"home.contact": "We contact you",
	"home.visit": "Visit and choose",
	"course.practice": "Hands-on practice",
	"course.instructors": "Experienced instructors",
	"course.certification": "Certification",
	"course.placement": "Career placement assistance",
} as const;
type CardId = keyof typeof cardHeadings;

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

const cardsOf =
	<Id extends CardId>(slots: readonly Id[]) =>
	(texts: Readonly<Record<Id, string>>): TextCard[] =>
		slots.map((slot) => ({ slot, heading: cardHeadings[slot], text: texts[slot] }));

/** Three benefit cards of the home page. */
export const benefitCards = cardsOf(homeBenefits);
/** How it works, in three steps. */
export const stepCards = cardsOf(homeSteps);
/** Four benefit cards of every course page. */
export const includedCards = cardsOf(included);
