import { PAGE_SIZE } from "#ui/admin/use-list-params.ts";

/** A page of a list as shown. `total` is null if the server sends none. */
export interface ListPage<Row> {
	rows: Row[];
	total: number | null;
	/** Numbers of the first and last row shown, from 1; both 0 without rows. */
	first: number;
	last: number;
	hasNext: boolean;
}

/**
 * Returns the rows to show. A server without pagination returns every row,
 * so the page is cut out here.
 * @param page from 1
 */
export function listPage<Row>(
	{ rows, total }: { rows: Row[]; total: number | null },
	page: number,
): ListPage<Row> {
	const offset = (page - 1) * PAGE_SIZE;
	const whole = total === null && rows.length > PAGE_SIZE;
	const pageRows = whole ? rows.slice(offset, offset + PAGE_SIZE) : rows;
	const count = total ?? countWithout(rows.length, offset);
	const last = offset + pageRows.length;
	return {
		rows: pageRows,
		total: count,
		first: pageRows.length === 0 ? 0 : offset + 1,
		last: pageRows.length === 0 ? 0 : last,
		hasNext: count === null ? pageRows.length === PAGE_SIZE : last < count,
	};
}

/** Returns the number of all rows when the server did not say it; null if that can't be known. */
function countWithout(received: number, offset: number): number | null {
	if (received > PAGE_SIZE) return received;
	return received < PAGE_SIZE ? offset + received : null;
}
