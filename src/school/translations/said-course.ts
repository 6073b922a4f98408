import type { Course } from "#school/courses/public-contract.ts";
import type { Speech } from "#school/translations/speech.ts";

/** Says the title and the summary of a course in the language of a page. */
export const saidSummary = <C extends Pick<Course, "title" | "summary">>(
	course: C,
	say: Speech,
): C => ({ ...course, title: say.line(course.title), summary: say.line(course.summary) });

/** Says all that a course says of itself in the language of a page. */
export const saidCourse = (course: Course, say: Speech): Course => ({
	...saidSummary(course, say),
	description: say.of(course.slug).text(course.description),
});

/** Says what the slots of a course's page say in the language of a page. */
export const saidSlots = <T extends Readonly<Record<string, string>>>(texts: T, say: Speech): T =>
	Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, say.text(text)])) as Record<
		string,
		string
	> as T;
