import {
	aboutLead,
	noPromises,
	pictureCaption,
	promises,
	visitLead,
	whatWeDo,
	whoComes,
} from "#school/profile/about-texts.ts";
import { benefits, courseBenefits, steps } from "#school/profile/benefits.ts";

/** What the delivered texts claim, by section. Before the website opens, the school confirms that it can show each. */
export const deliveredClaims = {
	about: [
		aboutLead,
		...whatWeDo,
		pictureCaption,
		...whoComes,
		...promises,
		...noPromises.map((line) => `We do not promise: ${line}`),
		visitLead,
	],
	benefits: [...benefits, ...courseBenefits, ...steps].map(
		({ title, text }) => `${title}: ${text}`,
	),
} as const;
