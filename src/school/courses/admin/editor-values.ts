import { foldForSearch } from "#platform/text/fold.ts";
import type { AdminCourse, CourseInput } from "#school/courses/contract.ts";
import type { Change } from "#ui/admin/editor-options.ts";

/** Fields of the editor. */
export interface CourseValues {
	title: string;
	slug: string;
	summary: string;
	description: string;
	imagePath: string;
	isActive: boolean;
	/** Alt text of the picture; null for another picture than the stored one, which keeps its own text. */
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
	alt: "",
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

/** Formats a field for the conflict dialog. */
export function showField(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return values[name] || "empty";
}

/** Returns the field values of a course, or of a new one. */
export function valuesOf(course: AdminCourse | null): CourseValues {
	if (!course) return emptyCourse;
	// A server that implements only the specification sends neither other names nor the alt text.
	const { title, slug, summary, description, isActive, aliases = [] } = course;
	return {
		title,
		slug,
		summary,
		description,
		isActive,
		imagePath: course.imagePath ?? "",
		alt: course.pictureAlt ?? "",
		aliases: aliases.join("\n"),
	};
}

/** Returns the values with another picture. An edited alt text stays; otherwise the picture's own applies. */
export function withPicture(
	base: CourseValues,
	{ alt }: CourseValues,
	imagePath: string,
): Pick<CourseValues, "imagePath" | "alt"> {
	if (alt !== null && alt !== base.alt) return { imagePath, alt };
	return { imagePath, alt: imagePath === base.imagePath ? base.alt : null };
}

/** Returns the alt text to store; null if it is unchanged. */
export function changedAltText({
	values,
	changed,
}: Change<CourseValues, AdminCourse>): string | null {
	const isChanged = changed.includes("alt") || changed.includes("imagePath");
	return isChanged && values.imagePath !== "" ? values.alt : null;
}

/** Returns the request body: exactly the specified fields. */
export function bodyOf({ alt: _, aliases: __, ...fields }: CourseValues): CourseInput {
	return { ...fields, imagePath: fields.imagePath.trim() || null };
}

/** Suggests a slug for a title: lowercase letters, digits and hyphens. */
export function proposedSlug(title: string): string {
	return foldForSearch(title)
		.replace(/&/g, " and ")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-|-$/g, "");
}
