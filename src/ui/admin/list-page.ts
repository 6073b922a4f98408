import { PAGE_SIZE } from "#ui/admin/use-list-params.ts";

/** A page of a list as shown. */
export interface ListPage<Row> {
	rows: Row[];
	/** How many match on all pages. */
	total: number;
	/** Numbers of the first and last row shown, from 1; both 0 without rows. */
	first: number;
	last: number;
	hasNext: boolean;
}

/**
 * Numbers the rows of a page.
 * @param page from 1
 */
export function listPage<Row>(
	{ rows, total }: Pick<ListPage<Row>, "rows" | "total">,
	page: number,
): ListPage<Row> {
	const offset = (page - 1) * PAGE_SIZE;
	const last = rows.length === 0 ? 0 : offset + rows.length;
	return { rows, total, first: last && offset + 1, last, hasNext: last > 0 && last < total };
}
