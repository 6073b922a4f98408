import { changeMatching, changeRecords } from "#office/record-list/bulk.server.ts";
import { exportCsv } from "#office/record-list/csv.server.ts";
import { eraseRecord, isErasable } from "#office/record-list/erase.server.ts";
import { countRecords, getRecord, listRecords } from "#office/record-list/list.server.ts";
import type { ListStore } from "#office/record-list/list-store.server.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

/** Answers the calls of a list. */
export function recordListRoutes<Row extends ListedRecord>(
	store: ListStore<RecordList<Row>>,
): Route[] {
	const { list } = store;
	const routes = implement(list.endpoints, store, {
		change: changeRecords,
		changeMatching,
		count: countRecords,
		list: listRecords,
		exportCsv,
		get: getRecord,
	});
	if (!isErasable(list)) return routes;
	const { erase } = list.endpoints;
	return [...routes, ...implement({ erase }, { ...store, list }, { erase: eraseRecord })];
}
