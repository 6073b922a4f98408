import type { HTMLAttributes, Key, ReactNode, RefAttributes } from "react";
import { Icon } from "#ui/admin/icon.tsx";

/** Where a column is on a card, which a row becomes on a phone. */
export type Place = "select" | "title" | "end" | "second" | "third" | "foot" | "actions";

export interface Column<Row> {
	/** Says in styles which column a cell belongs to: `[data-column="status"]`. */
	name: string;
	heading: ReactNode;
	/** Absent if cards don’t show it. */
	at?: Place | undefined;
	className?: string | undefined;
	/** The column can be sorted. */
	sort?: Sorting | undefined;
	cell: (row: Row) => ReactNode;
}

export interface Sorting {
	/** The column that is sorted by, with a leading `-` for descending order. */
	by: string;
	onSort: (by: string) => void;
}

interface Props<Row> {
	/** What the rows are, for screen readers. */
	caption: string;
	className?: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	keyOf: (row: Row) => Key;
	rowProps?: (
		row: Row,
		index: number,
	) => HTMLAttributes<HTMLTableRowElement> & RefAttributes<HTMLTableRowElement>;
	busy?: boolean;
}

/** Renders records: columns on wide screens, cards on phones. */
export function Table<Row>(props: Props<Row>) {
	const { caption, className = "", columns, rows, keyOf, rowProps, busy } = props;
	const selects = columns[0]?.at === "select";
	return (
		<table
			{...tableRole}
			className={`table ${selects ? "selects " : ""}${className}`}
			aria-busy={busy}
		>
			<caption className="hidden-text">{caption}</caption>
			<colgroup>
				{columns.map(({ name }) => (
					<col key={name} data-column={name} />
				))}
			</colgroup>
			<thead {...asRows}>
				<tr {...rowRole}>
					{columns.map((column) => (
						<Heading key={column.name} {...column} />
					))}
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((row, index) => (
					<tr key={keyOf(row)} {...rowRole} {...rowProps?.(row, index)}>
						{columns.map(({ name, at, className, cell }) => (
							<td
								key={name}
								{...cellRole}
								data-column={name}
								className={`${at ? `at-${at}` : "not-card"} ${className ?? ""}`.trim()}
							>
								{cell(row)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Heading({ name, heading, at, sort }: Omit<Column<unknown>, "cell">) {
	const down = sort?.by === `-${name}`;
	const up = sort?.by === name;
	const order = down ? "descending" : "ascending";
	return (
		<th
			scope="col"
			{...asColumnHead}
			data-column={name}
			className={at ? `at-${at}` : "not-card"}
			{...((down || up) && { "aria-sort": order })}
		>
			{sort ? (
				<button type="button" onClick={() => sort.onSort(up ? `-${name}` : name)}>
					{heading}
					{(down || up) && <Icon name={down ? "sortDown" : "sortUp"} />}
				</button>
			) : (
				heading
			)}
		</th>
	);
}

// Cards on phones change `display`, which removes table semantics in some browsers.
export const tableRole = { role: "table" } as const;
export const asRows = { role: "rowgroup" } as const;
export const rowRole = { role: "row" } as const;
export const cellRole = { role: "cell" } as const;
export const asColumnHead = { role: "columnheader" } as const;
