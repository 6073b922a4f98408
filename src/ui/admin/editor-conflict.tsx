import type { ReactNode } from "react";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";
import type { EditorConflict as Conflict } from "#ui/admin/editor-options.ts";
import { threeWayMerge } from "#ui/admin/three-way-merge.ts";

interface Props<Values extends object, Stored> {
	editor: {
		conflict: Conflict<Values, Stored> | null;
		closeConflict: () => void;
		resolveConflict: (mine: ReadonlySet<string>) => void;
	};
	about: string;
	/** What was changed, unless it is a record. */
	what?: string;
	labels: Readonly<Record<keyof Values & string, string>>;
	/** Formats a field. */
	show: (values: Values, name: keyof Values & string) => ReactNode;
}

/** Asks which version to keep of each field that two people changed in one record. */
export function EditorConflict<Values extends object, Stored>(props: Props<Values, Stored>) {
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
