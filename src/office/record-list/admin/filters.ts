import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { filtersIn } from "#ui/admin/filters-in.ts";

/** Converts URL parameters to list filters. */
export const filtersFromParams = <Row extends ListedRecord, Filters, Own>(
	{ filters }: RecordList<Row, Filters, Own>,
	params: URLSearchParams,
) =>
	filtersIn(
		(name) => params.get(name) ?? "",
		["q", "from", "to", "archived", "ids", ...filters],
	) as Filters;
