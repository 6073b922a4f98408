import { foldForSearch } from "#api/search-folding.ts";
import type { AdminCourse, CourseInput } from "#courses/contract.ts";

/** What stands in the fields of the editor. */
export interface CourseValues {
	title: string;
	slug: string;
	summary: string;
	description: string;
	imagePath: string;
	isActive: boolean;
}

export const emptyCourse: CourseValues = {
	title: "",
	slug: "",
	summary: "",
	description: "",
	imagePath: "",
	isActive: true,
};

export const fieldLabels: Readonly<Record<keyof CourseValues, string>> = {
	title: "Title",
	slug: "Slug",
	summary: "Summary",
	description: "Description",
	imagePath: "Picture",
	isActive: "Active",
};

/** A course as the fields show it. */
export function valuesOf(course: AdminCourse): CourseValues {
	const { title, slug, summary, description, imagePath, isActive } = course;
	return { title, slug, summary, description, imagePath: imagePath ?? "", isActive };
}

/** The body of a call: exactly the specification's fields. */
export function bodyOf(values: CourseValues): CourseInput {
	return { ...values, imagePath: values.imagePath.trim() || null };
}

/** The address that a title suggests: small letters, digits and hyphens. */
export function proposedSlug(title: string): string {
	return foldForSearch(title)
		.replace(/&/g, " and ")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
}
