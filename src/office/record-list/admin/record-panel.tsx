import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RecordActions } from "#office/record-list/admin/record-actions.tsx";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import { recordListQueries } from "#office/record-list/queries.ts";
import type { ListedRecord } from "#office/record-list/record-list.ts";
import { capital } from "#platform/text/capital.ts";
import { Loaded, MissingRecord } from "#ui/admin/loaded.tsx";
import { Panel } from "#ui/admin/panel.tsx";

interface Props<Row extends ListedRecord, Filters, Own> {
	records: Records<Row, Filters, Own>;
	/** What the record itself says. */
	children: (record: Row) => ReactNode;
	/** What is loaded for it. Below the actions, which nothing may move under the pointer. */
	sections?: (record: Row) => ReactNode;
	/** Actions of this list, before archiving and deleting. */
	actions?: (record: Row) => ReactNode;
	/** What deleting the record takes with it, in the question before it. */
	erased?: (record: Row) => ReactNode;
	/** Footer that stays at the bottom of the panel. */
	foot?: (record: Row) => ReactNode;
}

/** Shows the open record next to its list, in each state. Renders nothing while none is open. */
export function RecordPanel<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { id } = props.records.opened;
	return id === null ? null : <OpenRecord key={id} id={id} {...props} />;
}

function OpenRecord<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own> & { id: number },
) {
	const { id, records, children, sections, actions, erased, foot } = props;
	const { list, opened } = records;
	const [singular] = list.noun;
	// A record that is in the list needs no call of its own.
	const query = useQuery({
		...recordListQueries(list).get(id),
		enabled: opened.row === undefined,
	});
	const record = useLastDefined(opened.row ?? query.data);
	const kind = `${capital(singular)} ${id}`;
	return (
		<Panel
			onClose={opened.close}
			kind={kind}
			title={record ? String(record[list.title]) : kind}
			onPrevious={opened.previous}
			onNext={opened.next}
			foot={record && foot?.(record)}
		>
			<Loaded
				query={{ ...query, data: record }}
				what={`the ${singular}`}
				missing={<MissingRecord what={singular} />}
			>
				{(shown) => (
					<>
						{children(shown)}
						<RecordActions records={records} record={shown} erased={erased?.(shown)}>
							{actions?.(shown)}
						</RecordActions>
						{sections?.(shown)}
					</>
				)}
			</Loaded>
		</Panel>
	);
}

/** Returns the last defined value: the panel stays open when its row leaves the list. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
	const [last, setLast] = useState(value);
	if (value !== undefined && value !== last) setLast(value);
	return value ?? last;
}
