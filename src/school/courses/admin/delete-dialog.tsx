import { useDeleteCourse } from "#school/courses/admin/use-course-actions.ts";
import type { AdminCourse } from "#school/courses/contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

interface Props {
	course: AdminCourse;
	onClose: () => void;
	onGone?: () => void;
}

/** Confirms deleting a course and explains the consequences. */
export function DeleteCourseDialog({ course, onClose, onGone }: Props) {
	const deletion = useDeleteCourse(() => {
		onClose();
		onGone?.();
	}, onClose);
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => deletion.mutate(course)}
			title={`Delete “${course.title}”?`}
			confirm="Delete course"
			danger
			busy={deletion.isPending}
		>
			<p>
				This removes the course, its facts and its classes from the website and all lists
				immediately. Existing registrations keep its title. This action cannot be undone.
			</p>
			<p>
				If people have asked for its classes, it can’t be deleted. Make it inactive instead:
				visitors no longer see it, and everyone keeps their seat.
			</p>
		</ConfirmDialog>
	);
}
