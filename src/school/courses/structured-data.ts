import type { Course as CourseSchema, ItemList, WithContext } from "schema-dts";
import type { Course } from "#school/courses/contract.ts";
import type { Site } from "#school/profile/head.ts";
import { sharePictureOf } from "#school/profile/pictures.ts";
import { breadcrumbs, organizationId } from "#school/profile/structured-data.ts";

/**
 * Returns a course's structured data. There are no dates on file.
 * @param stated further properties that the school states, such as its price
 */
export function courseData(
	course: Course,
	{ origin, school }: Site,
	stated: Partial<CourseSchema & object> = {},
): object[] {
	const url = `${origin}/courses/${course.slug}`;
	const data: WithContext<CourseSchema> = {
		"@context": "https://schema.org",
		"@type": "Course",
		"@id": url,
		url,
		name: course.title,
		description: course.summary,
		...stated,
		image: course.imagePath?.startsWith("http")
			? course.imagePath
			: `${origin}${course.imagePath ?? sharePictureOf(course.slug)}`,
		provider: {
			"@type": "EducationalOrganization",
			"@id": organizationId(origin),
			name: school.name,
			url: `${origin}/`,
		},
		hasCourseInstance: {
			"@type": "CourseInstance",
			courseMode: "Onsite",
			location: {
				"@type": "Place",
				name: school.name,
				address: {
					"@type": "PostalAddress",
					streetAddress: school.address.street,
					addressLocality: school.address.city,
					addressRegion: school.address.state,
					postalCode: school.address.zip,
					addressCountry: "US",
				},
			},
		},
	};
	return [
		data,
		breadcrumbs(origin, [
			{ name: "Home", path: "/" },
			{ name: "Programs", path: "/#programs" },
			{ name: course.title, path: `/courses/${course.slug}` },
		]),
	];
}

/** Returns the home page's list of courses. */
export function courseList(
	courses: readonly { slug: string }[],
	origin: string,
): WithContext<ItemList> {
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: courses.map(({ slug }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			url: `${origin}/courses/${slug}`,
		})),
	};
}
