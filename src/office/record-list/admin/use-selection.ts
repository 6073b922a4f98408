import { useState } from "react";

/** Selected records of a list: some by id, on any page, or all that match its filters. */
export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;

type Selected<Row> = { filters: string; isAll: boolean; rows: ReadonlyMap<number, Row> };

/**
 * Keeps a selection across the pages of a list. Other filters start with an empty one.
 * @param filters identifies the list's filters
 * @param page rows on screen
 * @param total number of matching rows; null if unknown
 */
export function useSelection<Row extends { id: number }>(
	filters: string,
	page: readonly Row[],
	total: number | null,
) {
	const [stored, setStored] = useState<Selected<Row>>({ filters, isAll: false, rows: new Map() });
	const isCurrent = stored.filters === filters;
	const isAll = isCurrent && stored.isAll && total !== null;
	const rows = isCurrent && !isAll ? withLoaded(stored.rows, page) : new Map<number, Row>();
	// Keep the version on screen, for changes made later from another page.
	if (isCurrent && !isAll && rows !== stored.rows) setStored({ ...stored, rows });

	const select = (next: Iterable<readonly [number, Row]>) =>
		setStored({ filters, isAll: false, rows: new Map(next) });
	const withoutIds = (ids: ReadonlySet<number>) => [...rows].filter(([id]) => !ids.has(id));
	const ofPage = page.map((row) => [row.id, row] as const);
	const pageIds = new Set(page.map(({ id }) => id));

	return {
		isAll,
		/** Number of selected records. */
		count: isAll ? total : rows.size,
		/** Records selected by id, as last loaded; empty if all are selected. */
		rows: [...rows.values()],
		has: (id: number) => isAll || rows.has(id),
		toggle(row: Row) {
			// "All but one" of many pages can't be listed by ids, so only the rows on screen stay selected.
			if (isAll) select(ofPage.filter(([id]) => id !== row.id));
			else if (rows.has(row.id)) select(withoutIds(new Set([row.id])));
			else select([...rows, [row.id, row]]);
		},
		/** Selects every row of the page, or clears them if all are selected. */
		togglePage() {
			if (isAll) select([]);
			else if (page.every(({ id }) => rows.has(id))) select(withoutIds(pageIds));
			else select([...rows, ...ofPage]);
		},
		selectAll: () => setStored({ filters, isAll: true, rows: new Map() }),
		clear: () => select([]),
	};
}

/** Returns the same map, or a new one with the refetched rows. */
function withLoaded<Row extends { id: number }>(
	rows: ReadonlyMap<number, Row>,
	page: readonly Row[],
): ReadonlyMap<number, Row> {
	const reloaded = page.filter((row) => rows.has(row.id) && rows.get(row.id) !== row);
	return reloaded.length === 0
		? rows
		: new Map([...rows, ...reloaded.map((row) => [row.id, row] as const)]);
}
