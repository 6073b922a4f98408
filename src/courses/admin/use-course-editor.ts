import { useQueryClient } from "@tanstack/react-query";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { ApiError } from "#api/client.ts";
import { bodyOf, type CourseValues, valuesOf } from "#courses/admin/editor-values.ts";
import type { DraftCourse } from "#courses/admin/publish-check.tsx";
import { addCourse, refreshCourses, saveCourse } from "#courses/admin-queries.ts";
import { type AdminCourse, courseInput, getOfficeCourse } from "#courses/contract.ts";
import type { SaveResult } from "#ui/admin/editor-options.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Options {
	/** Confirms a save. */
	confirmPublish: (course: DraftCourse) => Promise<boolean>;
	onSaved: (result: SaveResult<AdminCourse>) => void;
	onRejected: () => void;
}

/**
 * Returns the editor of a course and of its picture's alt text.
 * @param course null for a new one
 */
export function useCourseEditor(course: AdminCourse | null, options: Options) {
	const queries = useQueryClient();
	return useVersionedEditor<CourseValues, AdminCourse>({
		draftOf: (stored) => `course:${stored?.id ?? "new"}`,
		loaded: course,
		valuesOf,
		check: ({ values }) => errorsByPath(courseInput.safeParse(bodyOf(values)).error?.issues),
		confirm: ({ stored, values }) =>
			options.confirmPublish({ ...bodyOf(values), ...(stored && { id: stored.id }) }),
		save({ stored, values }) {
			const body = bodyOf(values);
			return stored
				? saveCourse(stored.id, body, stored.version, values.alt)
				: addCourse(body, values.alt);
		},
		load: ({ id }) => adminCall(getOfficeCourse, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("course", id),
		onStored() {
			refreshCourses(queries);
			queries.invalidateQueries({ queryKey: ["pictures"] });
		},
		onSaved(result) {
			const { saved, previous } = result;
			toast({
				title: previous ? "Course Updated" : "Course Created",
				description: saved.isActive
					? `Your changes to “${saved.title}” are live.`
					: `“${saved.title}” is saved but hidden from visitors.`,
			});
			options.onSaved(result);
		},
		onFailed(error, { stored }) {
			toast(
				stored
					? {
							title: "Update Failed",
							description: "Failed to update course.",
							variant: "destructive",
						}
					: {
							title: "Creation Failed",
							description: "Failed to create course.",
							variant: "destructive",
						},
			);
			const isSlugTaken = error instanceof ApiError && error.status === 409;
			return isSlugTaken ? { slug: error.detail } : undefined;
		},
		onRejected: options.onRejected,
	});
}

export type CourseEditor = ReturnType<typeof useCourseEditor>;
