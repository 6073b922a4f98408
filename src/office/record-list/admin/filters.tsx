import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { dateRangeOf } from "#ui/admin/filter-bar.tsx";

/** Converts URL parameters to list filters. */
export function filtersFromParams<Row extends ListedRecord, Filters, Own>(
	{ filters }: RecordList<Row, Filters, Own>,
	params: URLSearchParams,
): Filters {
	const get = (name: string) => params.get(name) ?? "";
	const values = [
		...["q", "archived", "ids", ...filters].map((name) => [name, get(name)]),
		...Object.entries(dateRangeOf(get)),
	];
	return Object.fromEntries(values.filter(([, value]) => value)) as Filters;
}
