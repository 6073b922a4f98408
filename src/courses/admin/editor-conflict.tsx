import { type CourseValues, fieldLabels, valuesOf } from "#courses/admin/editor-values.ts";
import type { CourseEditor } from "#courses/admin/use-course-editor.ts";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";
import { conflictFields } from "#ui/admin/conflict-fields.ts";

/** Two people changed one course. */
export function EditorConflict({ editor }: { editor: CourseEditor }) {
	const { conflict, base, values } = editor;
	if (!conflict) return null;
	const theirs = valuesOf(conflict.theirs);
	return (
		<ConflictDialog
			open
			who={conflict.who}
			about={base.title}
			{...conflictFields({ base, theirs, mine: values }, fieldLabels, shown)}
			onClose={editor.closeConflict}
			onChoose={editor.settle}
		/>
	);
}

function shown(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return String(values[name]) || "empty";
}
