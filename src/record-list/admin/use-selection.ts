import { useState } from "react";

/** The records of a list that are selected, on any of its pages. */
export interface Selection<Row> {
	/** How many are selected. */
	count: number;
	/** Those selected, as they were last loaded. */
	rows: readonly Row[];
	has(id: number): boolean;
	toggle(row: Row): void;
	/** Selects every row of the page, or none of them when all of them are. */
	togglePage(): void;
	clear(): void;
}

type Selected<Row> = { filters: string; rows: ReadonlyMap<number, Row> };

/**
 * Keeps a selection across the pages of a list. Other filters begin with an empty one.
 * @param filters identifies what the list is filtered by
 * @param page the rows on screen
 */
export function useSelection<Row extends { id: number }>(
	filters: string,
	page: readonly Row[],
): Selection<Row> {
	const [stored, setStored] = useState<Selected<Row>>({ filters, rows: new Map() });
	const isCurrent = stored.filters === filters;
	const rows = isCurrent ? withLoaded(stored.rows, page) : new Map<number, Row>();
	// The version on screen counts when a record is changed from another page later.
	if (isCurrent && rows !== stored.rows) setStored({ ...stored, rows });

	const select = (next: Iterable<readonly [number, Row]>) =>
		setStored({ filters, rows: new Map(next) });
	const withoutIds = (ids: ReadonlySet<number>) => [...rows].filter(([id]) => !ids.has(id));

	return {
		count: rows.size,
		rows: [...rows.values()],
		has: (id) => rows.has(id),
		toggle: (row) =>
			select(rows.has(row.id) ? withoutIds(new Set([row.id])) : [...rows, [row.id, row]]),
		togglePage: () =>
			select(
				page.every(({ id }) => rows.has(id))
					? withoutIds(new Set(page.map(({ id }) => id)))
					: [...rows, ...page.map((row) => [row.id, row] as const)],
			),
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
