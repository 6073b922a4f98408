import type { ReactNode } from "react";
import type { Conflict } from "#ui/admin/conflict-dialog.tsx";
import { threeWayMerge } from "#ui/admin/three-way-merge.ts";

interface Versions<Values> {
	base: Values;
	theirs: Values;
	mine: Values;
}

/** What two people made of one record, as the dialog of a conflict shows it. */
export function conflictFields<Values extends object>(
	{ base, theirs, mine }: Versions<Values>,
	labels: Readonly<Record<keyof Values & string, string>>,
	shown: (values: Values, name: keyof Values & string) => ReactNode,
): { fields: Conflict[]; onlyMine: string | undefined } {
	const { conflicts, onlyMine } = threeWayMerge(base, theirs, mine);
	return {
		fields: conflicts.map((name) => ({
			name,
			label: labels[name],
			theirs: shown(theirs, name),
			mine: shown(mine, name),
		})),
		onlyMine: onlyMine.map((name) => labels[name]).join(", ") || undefined,
	};
}
