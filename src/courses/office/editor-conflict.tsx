import { type CourseValues, fieldLabels, valuesOf } from "#courses/office/editor-values.ts";
import type { CourseEditor } from "#courses/office/use-course-editor.ts";
import { ConflictDialog } from "#ui/office/conflict-dialog.tsx";
import { merge } from "#ui/office/merge.ts";

/** Two people changed one course. */
export function EditorConflict({ editor }: { editor: CourseEditor }) {
	const { conflict, base, values } = editor;
	if (!conflict) return null;
	const theirs = valuesOf(conflict.theirs);
	const { conflicts, onlyMine } = merge(base, theirs, values);
	return (
		<ConflictDialog
			open
			who={conflict.who}
			about={base.title}
			fields={conflicts.map((name) => ({
				name,
				label: fieldLabels[name],
				theirs: shown(theirs, name),
				mine: shown(values, name),
			}))}
			onlyMine={onlyMine.map((name) => fieldLabels[name]).join(", ") || undefined}
			onClose={editor.closeConflict}
			onChoose={editor.settle}
		/>
	);
}

function shown(values: CourseValues, name: keyof CourseValues): string {
	if (name === "isActive") return values.isActive ? "Active" : "Inactive";
	return String(values[name]) || "nothing";
}
