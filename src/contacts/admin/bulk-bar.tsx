import { pathOf } from "#api/endpoint.ts";
import type { useBulk } from "#contacts/admin/use-bulk.ts";
import { type AdminContact, exportContacts } from "#contacts/contract.ts";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { SelectionBar } from "#ui/admin/selection-bar.tsx";
import type { Selection } from "#ui/admin/use-selection.ts";

interface Props {
	selection: Selection;
	rows: readonly AdminContact[];
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
