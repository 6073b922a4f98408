import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { clearNew } from "#office/live-updates/store.ts";
import { filtersFromParams } from "#office/record-list/admin/filters.ts";
import { useBulk } from "#office/record-list/admin/use-bulk.ts";
import { useSelection } from "#office/record-list/admin/use-selection.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { refreshKinds } from "#platform/api/refresh.ts";
import { useOpenRecord } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { pageIn, useListParams } from "#ui/admin/use-list-params.ts";

/**
 * State of a list: its page, selection, open record and actions.
 * @param updateFailed message if a bulk change fails without a reason
 */
export function useRecordList<Row extends ListedRecord, Filters, Own>(
	list: RecordList<Row, Filters, Own>,
	{ updateFailed }: { updateFailed: string },
) {
	const address = useListParams();
	const filters = filtersFromParams(list, address.params);
	const sort = address.get("sort");
	const query = useQuery(
		recordListQueries(list).page({ ...filters, ...(sort && { sort }), ...pageIn(address) }),
	);
	const page = query.data && listPage(query.data, address.page);
	const rows = page?.rows ?? [];
	const selection = useSelection(JSON.stringify(filters), rows, page?.total ?? null);
	const bulk = useBulk(list, { updateFailed, onDone: selection.clear });

	// Rows that were added during loading are in the list already.
	const { data, dataUpdatedAt } = query;
	useEffect(() => {
		if (data && dataUpdatedAt > 0) clearNew(list.kind, data.rows);
	}, [data, dataUpdatedAt, list.kind]);

	return {
		list,
		address,
		/** Filters from the URL, as query parameters. */
		filters,
		query,
		page,
		rows,
		selection,
		bulk,
		opened: useOpenRecord(address, rows),
		refresh: () => refreshKinds([list.kind]),
	};
}

/** The state of one list. */
export type RecordsOf<List> =
	List extends RecordList<infer Row, infer Filters, infer Own> ? Records<Row, Filters, Own> : never;

export type Records<Row extends ListedRecord, Filters, Own> = ReturnType<
	typeof useRecordList<Row, Filters, Own>
>;
