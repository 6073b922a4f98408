import { courseHeadings } from "#school/texts/course-headings.ts";
import { homeHeadings } from "#school/texts/home-words.ts";

const { why, ...ofHome } = homeHeadings.english;

/** The headings above texts of the school, which are the software's. */
export const headings = {
	...ofHome,
	...courseHeadings,
	"about.do": "What we do",
	"about.who": "Who studies here",
	"about.promises": "What we promise",
	"about.limits": "What we do not promise",
	"about.visit": "Come see the school",
	"contact.lead": "Contact us",
} as const;
