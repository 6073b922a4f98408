import { deleteEntry, type PersonEntry } from "#intake/people/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";

interface Props {
	entry: PersonEntry;
	what: "note" | "call";
	onClose: () => void;
}

/** Confirms deleting a note or a call. */
export function DeleteEntryDialog({ entry, what, onClose }: Props) {
	return (
		<ActionDialog
			danger
			title={`Delete this ${what}?`}
			confirm={`Delete ${what}`}
			action={() =>
				adminCall(deleteEntry, { params: { id: entry.id }, headers: ifMatch(entry.version) })
			}
			done={() => ({ title: "Deleted", description: `The ${what} is no longer on the timeline.` })}
			failed={{ title: "Deletion Failed", description: `Failed to delete the ${what}.` }}
			onClose={onClose}
		>
			{`${entry.username} wrote it on ${fullDate(entry.at)}. The activity log keeps that it was deleted, not its text. This action cannot be undone.`}
		</ActionDialog>
	);
}
