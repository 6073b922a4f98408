import { type ReactNode, useState } from "react";
import { archiving } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { ListedRecord } from "#office/record-list/record-list.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { capital } from "#platform/text/capital.ts";
import { EraseDialogs } from "#ui/admin/erase-dialogs.tsx";
import { Icon } from "#ui/admin/icon.tsx";

interface Props<Row extends ListedRecord, Filters, Own> {
	records: Records<Row, Filters, Own>;
	record: Row;
	/** Actions before these. */
	children: ReactNode;
	/** What deleting the record takes with it. */
	erased?: ReactNode;
}

/** Archives or restores the open record, or deletes it permanently where its list allows that. */
export function RecordActions<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { records, record, children, erased } = props;
	const { list, opened, bulk } = records;
	const { change, erase: erasing } = list.endpoints;
	const may = useMay();
	const [isErasing, setErasing] = useState(false);
	const [singular] = list.noun;
	const name = `${record[list.title]}’s ${singular}`;
	// A record with only the specification’s fields has no archive: nothing here can be done with it.
	if (record.archived === undefined) return null;
	const mayErase = erasing !== undefined && may(erasing);
	if (!may(change) && !mayErase) return null;
	return (
		<p className="row-line rights">
			{children}
			<May call={change}>
				<button
					type="button"
					className="text-button"
					onClick={() => {
						opened.close();
						bulk.act({ records: [record] }, archiving(!record.archived));
					}}
				>
					<Icon name="archive" />
					{record.archived ? "Restore" : "Archive"}
				</button>
			</May>
			{mayErase && (
				<button type="button" className="text-button danger-text" onClick={() => setErasing(true)}>
					<Icon name="bin" />
					Delete permanently
				</button>
			)}
			{isErasing && erasing && (
				<EraseDialogs
					what={name}
					named={`${singular} ${record.id}`}
					besides={erased}
					action={() => {
						const { id, version } = record;
						return adminCall(erasing, { params: { id }, headers: ifMatch(version) });
					}}
					done={() => ({
						title: `${capital(singular)} deleted`,
						description: `${name} was permanently deleted.`,
					})}
					failed={{ title: "Deletion Failed", description: `Failed to delete the ${singular}.` }}
					onClose={() => setErasing(false)}
					onDone={opened.close}
				/>
			)}
		</p>
	);
}
