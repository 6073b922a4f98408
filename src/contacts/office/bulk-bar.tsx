import { pathOf } from "#api/endpoint.ts";
import { exportContacts, type OfficeContact } from "#contacts/contract.ts";
import type { useBulk } from "#contacts/office/use-bulk.ts";
import { ExportButton } from "#ui/office/export-button.tsx";
import { SelectionBar } from "#ui/office/selection-bar.tsx";
import type { Selection } from "#ui/office/use-selection.ts";

interface Props {
	selection: Selection;
	rows: readonly OfficeContact[];
	bulk: ReturnType<typeof useBulk>;
}

/** What can be done with many messages at once. */
export function BulkBar({ selection, rows, bulk }: Props) {
	const chosen = rows.filter(({ id }) => selection.has(id));
	const archived = chosen.length > 0 && chosen.every(({ archived }) => archived);
	const ids = [...selection.ids].join(",");
	return (
		<SelectionBar selection={selection}>
			<button
				type="button"
				className="button"
				disabled={bulk.pending || chosen.every(({ isRead }) => isRead)}
				onClick={() => bulk.act(chosen, { isRead: true })}
			>
				Mark as read
			</button>
			<ExportButton
				path={pathOf(exportContacts, {}, { ids, ...(archived && { archived: "true" }) })}
				name="messages"
				short
			/>
			<button
				type="button"
				className="button"
				disabled={bulk.pending}
				onClick={() => bulk.act(chosen, { archived: !archived })}
			>
				{archived ? "Restore" : "Archive"}
			</button>
		</SelectionBar>
	);
}
