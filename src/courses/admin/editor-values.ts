import { foldForSearch } from "#api/search-folding.ts";
import type { AdminCourse, CourseInput } from "#courses/contract.ts";

/** Fields of the editor. */
export interface CourseValues {
	title: string;
	slug: string;
	summary: string;
	description: string;
	imagePath: string;
	isActive: boolean;
	/** Alt text of the picture; null until it is edited. */
	alt: string | null;
}

const emptyCourse: CourseValues = {
	title: "",
	slug: "",
	summary: "",
	description: "",
	imagePath: "",
	isActive: true,
	alt: null,
};

export const fieldLabels: Readonly<Record<keyof CourseValues, string>> = {
	title: "Title",
	slug: "Slug",
	summary: "Summary",
	description: "Description",
	imagePath: "Picture",
	isActive: "Active",
	alt: "Alt text",
};

/** Formats a field for the conflict dialog. */
export function showField(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return values[name] || "empty";
}

/** Returns the field values of a course, or of a new one. */
export function valuesOf(course: AdminCourse | null): CourseValues {
	if (!course) return emptyCourse;
	const { title, slug, summary, description, imagePath, isActive } = course;
	return { title, slug, summary, description, imagePath: imagePath ?? "", isActive, alt: null };
}

/** Returns the request body: exactly the specified fields. */
export function bodyOf({ alt: _, ...fields }: CourseValues): CourseInput {
	return { ...fields, imagePath: fields.imagePath.trim() || null };
}

/** Suggests a slug for a title: lowercase letters, digits and hyphens. */
export function proposedSlug(title: string): string {
	return foldForSearch(title)
		.replace(/&/g, " and ")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
}
