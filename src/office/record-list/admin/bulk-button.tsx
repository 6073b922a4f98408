import { type BulkAction, targetOf } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { ListedRecord } from "#office/record-list/record-list.ts";

interface Props<Row extends ListedRecord, Filters, Own> {
	records: Records<Row, Filters, Own>;
	action: BulkAction<Own>;
	disabled?: boolean;
	children: string;
}

/** Applies one action to all selected records. */
export function BulkButton<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { selection, filters, bulk } = props.records;
	return (
		<button
			type="button"
			className="button"
			disabled={props.disabled || bulk.pending}
			onClick={() => bulk.act(targetOf(selection, filters), props.action)}
		>
			{props.children}
		</button>
	);
}
