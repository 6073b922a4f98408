import { useQueryClient } from "@tanstack/react-query";
import type { PersonEntry } from "#intake/people/contract.ts";
import { refreshPeople, removeEntry } from "#intake/people/queries.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { DeleteDialog } from "#ui/admin/delete-dialog.tsx";

interface Props {
	entry: PersonEntry;
	what: "note" | "call";
	onClose: () => void;
}

/** Confirms deleting a note or a call. */
export function DeleteEntryDialog({ entry, what, onClose }: Props) {
	const queries = useQueryClient();
	const refresh = () => refreshPeople(queries);
	return (
		<DeleteDialog
			title={`Delete this ${what}?`}
			confirm={`Delete ${what}`}
			action={() => removeEntry(entry)}
			deleted={{ title: "Deleted", description: `The ${what} is no longer on the timeline.` }}
			failed={`Failed to delete the ${what}.`}
			onClose={onClose}
			onDeleted={refresh}
			onFailed={refresh}
		>
			{`${entry.username} wrote it on ${fullDate(entry.at)}. The activity log keeps that it was deleted, not its text. This action cannot be undone.`}
		</DeleteDialog>
	);
}
