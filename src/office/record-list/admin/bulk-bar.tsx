import type { ReactNode } from "react";
import { BulkButton } from "#office/record-list/admin/bulk-button.tsx";
import { SelectionBar } from "#office/record-list/admin/selection-bar.tsx";
import { archiving } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { ListedRecord } from "#office/record-list/record-list.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { May } from "#platform/api/may.tsx";
import { ExportButton } from "#ui/admin/export-button.tsx";

interface Props<Row extends ListedRecord, Filters extends object, Own> {
	records: Records<Row, Filters, Own>;
	/** Actions of this list only. */
	children?: ReactNode;
}

/** Shows the bulk actions: the list's own, exporting, archiving. */
export function BulkBar<Row extends ListedRecord, Filters extends object, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { list, selection, query, page, address, filters } = props.records;
	const isArchive = address.get("archived") === "true";
	const exported = selection.isAll
		? filters
		: {
				ids: selection.rows.map(({ id }) => id).join(","),
				...(isArchive && { archived: "true" }),
			};
	return (
		<SelectionBar
			selection={selection}
			total={query.isPlaceholderData ? null : (page?.total ?? null)}
		>
			{props.children}
			<May call={list.endpoints.exportCsv}>
				<ExportButton
					path={pathOf(list.endpoints.exportCsv, {}, exported)}
					name={list.noun[1]}
					short
				/>
			</May>
			<BulkButton records={props.records} action={archiving<Own>(!isArchive)}>
				{isArchive ? "Restore" : "Archive"}
			</BulkButton>
		</SelectionBar>
	);
}
