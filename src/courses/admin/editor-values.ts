import { foldForSearch } from "#api/search-folding.ts";
import type { AdminCourse, CourseInput } from "#courses/contract.ts";

/** The fields of the editor. */
export interface CourseValues {
	title: string;
	slug: string;
	summary: string;
	description: string;
	imagePath: string;
	isActive: boolean;
	/** The alternative text of the picture; null until it is edited. */
	alt: string | null;
	/** Other names that visitors use, one per line. */
	aliases: string;
}

const emptyCourse: CourseValues = {
	title: "",
	slug: "",
	summary: "",
	description: "",
	imagePath: "",
	isActive: true,
	alt: null,
	aliases: "",
};

export const fieldLabels: Readonly<Record<keyof CourseValues, string>> = {
	title: "Title",
	slug: "Slug",
	summary: "Summary",
	description: "Description",
	imagePath: "Picture",
	isActive: "Active",
	alt: "Alt text",
	aliases: "Other names",
};

/** A field in words, for the conflict dialog. */
export function showField(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return values[name] || "empty";
}

/** The fields of a course, or of a new one. */
export function valuesOf(course: AdminCourse | null): CourseValues {
	if (!course) return emptyCourse;
	// A server that knows only the specification has no other names.
	const { title, slug, summary, description, imagePath, isActive, aliases = [] } = course;
	return {
		...{ title, slug, summary, description, isActive },
		imagePath: imagePath ?? "",
		alt: null,
		aliases: aliases.join("\n"),
	};
}

/** The body of a call: exactly the specification's fields. */
export function bodyOf({ alt: _, aliases: __, ...fields }: CourseValues): CourseInput {
	return { ...fields, imagePath: fields.imagePath.trim() || null };
}

/** The address that a title suggests: small letters, digits and hyphens. */
export function proposedSlug(title: string): string {
	return foldForSearch(title)
		.replace(/&/g, " and ")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
}
