import { isAboutSchool } from "#school/facts/topics.ts";

/**
 * Returns the course of a question; null for none, for several, and for a topic of the whole school
 * such as parking, whichever course the conversation was about.
 */
export function courseIdOf(
	intent: string,
	slugs: readonly string[],
	courses: readonly { id: number; slug: string }[],
): number | null {
	const [slug, ...others] = slugs;
	if (isAboutSchool(intent) || others.length > 0) return null;
	return courses.find((course) => course.slug === slug)?.id ?? null;
}
