import { type CourseValues, fieldLabels, valuesOf } from "#courses/office/editor-values.ts";
import type { CourseEditor } from "#courses/office/use-course-editor.ts";
import { bothSides } from "#ui/office/both-sides.ts";
import { ConflictDialog } from "#ui/office/conflict-dialog.tsx";

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
			{...bothSides({ base, theirs, mine: values }, fieldLabels, shown)}
			onClose={editor.closeConflict}
			onChoose={editor.settle}
		/>
	);
}

function shown(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return String(values[name]) || "empty";
}
