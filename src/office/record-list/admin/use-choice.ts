import { useState } from "react";
import { type BulkAction, useBulk } from "#office/record-list/admin/use-bulk.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";

interface Options<Value, Own> {
	record: { id: number; version: number };
	stored: Value;
	setting: (value: Value) => BulkAction<Own>;
	/** Message if the call fails without a reason. */
	updateFailed: string;
}

/** One value of a record that a tap sets, with Undo. What was chosen shows at once. */
export function useChoice<Row extends ListedRecord, Filters, Own, Value>(
	list: RecordList<Row, Filters, Own>,
	{ record, stored, setting, updateFailed }: Options<Value, Own>,
) {
	const { act, failed } = useBulk(list, { updateFailed });
	const [chosen, setChosen] = useState<{ value: Value; version: number } | null>(null);
	const isOnItsWay = !failed && chosen?.version === record.version;
	return {
		value: isOnItsWay ? chosen.value : stored,
		choose(value: Value) {
			setChosen({ value, version: record.version });
			act({ records: [record] }, setting(value));
		},
	};
}
