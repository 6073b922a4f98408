import { aboutWords } from "#school/texts/about-words.ts";
import { courseHeadings } from "#school/texts/course-headings.ts";
import { homeHeadings } from "#school/texts/home-words.ts";

const { why, ...ofHome } = homeHeadings.english;

/** The headings above texts of the school, which are the software's. */
export const headings = {
	...ofHome,
	...courseHeadings,
	...aboutWords.english.headings,
	"contact.lead": "Contact us",
} as const;
