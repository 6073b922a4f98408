import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { bodyOf, valuesOf } from "#school/courses/admin/editor-values.ts";
import { orderCourses } from "#school/courses/catalog-contract.ts";
import {
	type AdminCourse,
	deleteCourse,
	listAdminCourses,
	updateCourse,
} from "#school/courses/contract.ts";
import { isConflict } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

const list = queryOf(listAdminCourses).queryKey;

const changedMeanwhile = "Someone else changed this course. You’re now seeing the latest version.";

const deletionFailed = "An error occurred while deleting the course. Please try again.";

export const tellFailed = (title: string, description: string) =>
	toast({ title, description, variant: "destructive" });

/** Returns the actions of the course list: activate or deactivate, and reorder. */
export function useCourseActions() {
	const queries = useQueryClient();

	const toggle = useMutation({
		mutationFn: ({ course, isActive }: { course: AdminCourse; isActive: boolean }) =>
			adminCall(updateCourse, {
				params: { id: course.id },
				body: { ...bodyOf(valuesOf(course)), isActive },
				headers: ifMatch(course.version),
			}),
		onSuccess(saved) {
			queries.setQueryData(list, (courses) =>
				courses?.map((course) => (course.id === saved.id ? { ...course, ...saved } : course)),
			);
			toast({
				title: "Course Updated",
				description: saved.isActive
					? `“${saved.title}” is now visible to visitors.`
					: `“${saved.title}” is now hidden from visitors.`,
				...withUndo(() => toggle.mutate({ course: saved, isActive: !saved.isActive })),
			});
		},
		onError(error) {
			tellFailed(
				"Update Failed",
				isConflict(error) ? changedMeanwhile : "Failed to update course.",
			);
		},
	});

	const showOrder = (ids: number[]) =>
		queries.setQueryData(
			list,
			(courses) => courses && [...courses].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
		);
	const order = useMutation({
		mutationFn: (ids: number[]) => adminCall(orderCourses, { body: { ids } }),
		onMutate(ids) {
			const before = queries.getQueryData(list);
			showOrder(ids);
			return before?.map(({ id }) => id);
		},
		onSuccess(_, __, before) {
			toast({
				title: "Course Updated",
				description: "The website now shows the courses in this order.",
				...(before && withUndo(() => order.mutate(before))),
			});
		},
		onError(_, __, before) {
			if (before) showOrder(before);
			tellFailed("Update Failed", "Failed to update course.");
		},
	});

	return {
		toggle: (course: AdminCourse, isActive: boolean) => toggle.mutate({ course, isActive }),
		order: (ids: number[]) => order.mutate(ids),
	};
}

/** Deletes a course with its version, so a concurrent change is shown first. */
export function useDeleteCourse(onGone: () => void, onRefused: () => void) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ id, version }: AdminCourse) =>
			adminCall(deleteCourse, { params: { id }, headers: ifMatch(version) }),
		onSuccess(_, { id, title }) {
			onGone();
			queries.setQueryData(list, (courses) => courses?.filter((course) => course.id !== id));
			toast({ title: "Course Deleted", description: `“${title}” was removed from the website.` });
		},
		onError(error) {
			const isRefused = error instanceof ApiError && error.status === 409;
			if (isRefused || isConflict(error)) onRefused();
			const why = isRefused ? ` ${error.detail}` : "";
			tellFailed(
				"Deletion Failed",
				isConflict(error) ? changedMeanwhile : `${deletionFailed}${why}`,
			);
		},
	});
}
