import type { Course } from "#school/courses/public-contract.ts";

/** What decides about a course and the school states: its price, its length, its next start. */
export interface KeyFact {
	term: string;
	value: string;
	/** Where on the page there is more. */
	href?: string;
	/** Set where the value is in English on a page that is not. */
	lang?: "en";
}

/** What a card shows of a course. */
export interface CourseSummary
	extends Pick<Course, "id" | "slug" | "title" | "summary" | "imagePath"> {
	keyFacts: readonly KeyFact[];
}

/** Drops the fields that only the course page shows. */
export function summaryOf(
	{ id, slug, title, summary, imagePath }: Course,
	keyFacts: readonly KeyFact[] = [],
): CourseSummary {
	return { id, slug, title, summary, imagePath, keyFacts };
}
