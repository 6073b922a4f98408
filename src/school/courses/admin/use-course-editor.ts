import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import {
	bodyOf,
	type CourseValues,
	changedAltText,
	valuesOf,
} from "#school/courses/admin/editor-values.ts";
import { tellFailed } from "#school/courses/admin/use-course-actions.ts";
import { withExtras } from "#school/courses/admin-queries.ts";
import { aliases } from "#school/courses/aliases-header.ts";
import {
	type AdminCourse,
	courseInput,
	createCourse,
	getAdminCourse,
	slugInUseMessage,
	updateCourse,
} from "#school/courses/contract.ts";
import type { SaveResult } from "#ui/admin/editor-options.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath, type FieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Options {
	onSaved: (result: SaveResult<AdminCourse>) => void;
	onRejected: () => void;
}

/**
 * Returns the editor of a course, its other names and its picture's alt text.
 * @param course null for a new one
 */
export function useCourseEditor(course: AdminCourse | null, options: Options) {
	return useVersionedEditor<CourseValues, AdminCourse>({
		draftOf: (stored) => `course:${stored?.id ?? "new"}`,
		loaded: course,
		valuesOf,
		check: ({ values }) => ({
			...errorsByPath(courseInput.safeParse(bodyOf(values)).error?.issues),
			...aliasErrors(values.aliases),
		}),
		async save(change) {
			const { stored, values, changed } = change;
			const body = bodyOf(values);
			const extras = withExtras({
				altText: changedAltText(change),
				aliases: changed.includes("aliases") ? values.aliases : null,
			});
			return stored
				? adminCall(updateCourse, {
						params: { id: stored.id },
						body,
						headers: { ...ifMatch(stored.version), ...extras },
					})
				: adminCall(createCourse, { body, headers: extras });
		},
		load: ({ id }) => adminCall(getAdminCourse, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("course", id),
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
			if (stored) tellFailed("Update Failed", "Failed to update course.");
			else tellFailed("Creation Failed", "Failed to create course.");
			if (!(error instanceof ApiError) || error.status !== 409) return undefined;
			const field = error.detail === slugInUseMessage ? "slug" : "aliases";
			return { [field]: error.detail };
		},
		onRejected: options.onRejected,
	});
}

function aliasErrors(text: string): FieldErrors {
	const [issue] = aliases.safeParse(text).error?.issues ?? [];
	return issue ? { aliases: issue.message } : {};
}

export type CourseEditor = ReturnType<typeof useCourseEditor>;
