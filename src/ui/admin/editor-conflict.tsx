import type { ReactNode } from "react";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";
import { threeWayMerge } from "#ui/admin/three-way-merge.ts";
import type { Versioned, VersionedEditor } from "#ui/admin/versioned-editor.ts";

interface Props<Values extends object, Stored extends Versioned> {
	editor: Pick<VersionedEditor<Values, Stored>, "resolveConflict" | "closeConflict"> &
		Pick<ReturnType<VersionedEditor<Values, Stored>["getState"]>, "conflict">;
	about: string;
	/** What was changed, where it is no record. */
	what?: string;
	labels: Readonly<Record<keyof Values & string, string>>;
	/** A field as people read it. */
	show: (values: Values, name: keyof Values & string) => ReactNode;
}

/** Asks which version to keep of each field that two people changed in one record. */
export function EditorConflict<Values extends object, Stored extends Versioned>(
	props: Props<Values, Stored>,
) {
	const { editor, about, what, labels, show } = props;
	if (!editor.conflict) return null;
	const { who, base, theirs, mine } = editor.conflict;
	const { conflicts, onlyMine } = threeWayMerge(base, theirs, mine);
	return (
		<ConflictDialog
			open
			who={who}
			about={about}
			{...(what !== undefined && { what })}
			fields={conflicts.map((name) => ({
				name,
				label: labels[name],
				theirs: show(theirs, name),
				mine: show(mine, name),
			}))}
			onlyMine={onlyMine.map((name) => labels[name]).join(", ") || undefined}
			onClose={editor.closeConflict}
			onChoose={editor.resolveConflict}
		/>
	);
}
