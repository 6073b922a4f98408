import { PAGE_SIZE } from "#ui/admin/use-list-params.ts";

/** A page of a list as it is shown. `total` is null where the server does not say how many there are. */
export interface ListPage<Row> {
	rows: Row[];
	total: number | null;
	/** Numbers of the first and last row shown, from 1; both 0 where there is none. */
	first: number;
	last: number;
	hasNext: boolean;
}

/**
 * What is shown of an answer. A server that knows no paging answers every row whatever was asked
 * for: then the page is cut out here.
 * @param page from 1
 */
export function listPage<Row>(
	{ rows, total }: { rows: Row[]; total: number | null },
	page: number,
): ListPage<Row> {
	const offset = (page - 1) * PAGE_SIZE;
	const whole = total === null && rows.length > PAGE_SIZE;
	const shown = whole ? rows.slice(offset, offset + PAGE_SIZE) : rows;
	const known =
		total ?? (whole ? rows.length : rows.length < PAGE_SIZE ? offset + rows.length : null);
	const last = offset + shown.length;
	return {
		rows: shown,
		total: known,
		first: shown.length === 0 ? 0 : offset + 1,
		last: shown.length === 0 ? 0 : last,
		hasNext: known === null ? shown.length === PAGE_SIZE : last < known,
	};
}
