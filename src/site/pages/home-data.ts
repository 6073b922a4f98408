import type { ClassChoices } from "#intake/registrations/class-select.tsx";
import type { CourseSummary } from "#school/courses/summary.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import type { School } from "#school/profile/school.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";

/** What the home page shows, in the language of its address. */
export interface HomeData {
	courses: CourseSummary[] | Promise<CourseSummary[]>;
	questions: FrequentQuestion[] | Promise<FrequentQuestion[]>;
	classes: ClassChoices;
	texts: PageTexts<"home">;
	/** What the form says that people agree to. */
	consent: string;
	/** Those of the school profile, where the page is in another language. */
	testimonials?: School["testimonials"];
	/** Lines that are in English though the page is not. */
	english?: string[];
}
