import { useState } from "react";

/** The records of a list that are selected: some by id, on any page, or all that match its filters. */
export interface Selection<Row> {
	isAll: boolean;
	/** How many are selected. */
	count: number;
	/** Those selected by id, as they were last loaded; empty when all are. */
	rows: readonly Row[];
	has(id: number): boolean;
	toggle(row: Row): void;
	/** Selects every row of the page, or none of them when all of them are. */
	togglePage(): void;
	selectAll(): void;
	clear(): void;
}

type Selected<Row> = { filters: string; isAll: boolean; rows: ReadonlyMap<number, Row> };

/**
 * Keeps a selection across the pages of a list. Other filters begin with an empty one.
 * @param filters identifies what the list is filtered by
 * @param page the rows on screen
 * @param total how many rows match; null where that is not known
 */
export function useSelection<Row extends { id: number }>(
	filters: string,
	page: readonly Row[],
	total: number | null,
): Selection<Row> {
	const [stored, setStored] = useState<Selected<Row>>({ filters, isAll: false, rows: new Map() });
	const isCurrent = stored.filters === filters;
	const isAll = isCurrent && stored.isAll && total !== null;
	const rows = isCurrent && !isAll ? withLoaded(stored.rows, page) : new Map<number, Row>();
	// The version on screen counts when a record is changed from another page later.
	if (isCurrent && !isAll && rows !== stored.rows) setStored({ ...stored, rows });

	const select = (next: Iterable<readonly [number, Row]>) =>
		setStored({ filters, isAll: false, rows: new Map(next) });
	const withoutIds = (ids: ReadonlySet<number>) => [...rows].filter(([id]) => !ids.has(id));
	const ofPage = page.map((row) => [row.id, row] as const);
	const pageIds = new Set(page.map(({ id }) => id));

	return {
		isAll,
		count: isAll ? total : rows.size,
		rows: [...rows.values()],
		has: (id) => isAll || rows.has(id),
		toggle(row) {
			// All but one of many pages cannot be named by ids: what stays selected is on screen.
			if (isAll) select(ofPage.filter(([id]) => id !== row.id));
			else if (rows.has(row.id)) select(withoutIds(new Set([row.id])));
			else select([...rows, [row.id, row]]);
		},
		togglePage() {
			if (isAll) select([]);
			else if (page.every(({ id }) => rows.has(id))) select(withoutIds(pageIds));
			else select([...rows, ...ofPage]);
		},
		selectAll: () => setStored({ filters, isAll: true, rows: new Map() }),
		clear: () => select([]),
	};
}

/** The same map, or one with the rows that have been loaded again. */
function withLoaded<Row extends { id: number }>(
	rows: ReadonlyMap<number, Row>,
	page: readonly Row[],
): ReadonlyMap<number, Row> {
	const reloaded = page.filter((row) => rows.has(row.id) && rows.get(row.id) !== row);
	return reloaded.length === 0
		? rows
		: new Map([...rows, ...reloaded.map((row) => [row.id, row] as const)]);
}
