import { StatusBadge } from "#intake/registrations/admin/status.tsx";
import type { StatusChange } from "#intake/registrations/admin/use-status-change.ts";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";

/** Resolves two concurrent status changes of one registration. */
export function StatusConflictDialog({ change }: { change: StatusChange }) {
	const { conflict } = change;
	if (!conflict) return null;
	const { who, theirs, mine } = conflict;
	return (
		<ConflictDialog
			open
			who={who}
			about={`${theirs.fullName} · Registration ${theirs.id}`}
			fields={[
				{
					name: "status",
					label: "Status",
					theirs: <StatusBadge status={theirs.status} />,
					mine: <StatusBadge status={mine} />,
				},
			]}
			onClose={change.closeConflict}
			onChoose={(mineFields) => change.resolveConflict(mineFields.has("status"))}
		/>
	);
}
