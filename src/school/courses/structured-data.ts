import type { CourseInstance, Course as CourseSchema, WithContext } from "schema-dts";
import type { Language } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import type { Course } from "#school/courses/contract.ts";
import { courseUrl } from "#school/courses/course-list.ts";
import { addressOf, type Site } from "#school/profile/head.ts";
import { sharePictureOf } from "#school/profile/pictures.ts";
import { breadcrumbs, organizationId, postalAddress } from "#school/profile/structured-data.ts";

/** A course's page. */
interface Page {
	language: Language;
	/** The names of the pages above it. */
	names: { home: string; programs: string };
}

/**
 * Returns a course's structured data.
 * @param stated further properties that the school states, such as its price
 * @param classes what is known of each of its classes; without any, there are no dates
 */
export function courseData(
	course: Course,
	{ origin, school }: Site,
	{ language, names }: Page,
	stated: Partial<CourseSchema & object> = {},
	classes: readonly Partial<CourseInstance & object>[] = [],
): object[] {
	const url = courseUrl(course.slug, origin, language);
	const instance: CourseInstance = {
		"@type": "CourseInstance",
		courseMode: "Onsite",
		location: { "@type": "Place", name: school.name, address: postalAddress(school) },
	};
	const data: WithContext<CourseSchema> = {
		"@context": "https://schema.org",
		"@type": "Course",
		"@id": url,
		url,
		name: course.title,
		description: course.summary,
		...stated,
		image: addressOf(sharePictureOf(course), origin),
		provider: {
			"@type": "EducationalOrganization",
			"@id": organizationId(origin),
			name: school.name,
			url: `${origin}/`,
		},
		hasCourseInstance:
			classes.length > 0 ? classes.map((known) => ({ ...instance, ...known })) : instance,
	};
	return [
		data,
		breadcrumbs(origin, [
			{ name: names.home, path: pathIn(language, "/") },
			{ name: names.programs, path: pathIn(language, "/#programs") },
			{ name: course.title, path: pathIn(language, `/courses/${course.slug}`) },
		]),
	];
}
