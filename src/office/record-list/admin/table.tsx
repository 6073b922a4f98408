import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { Column, ListedRecord } from "#office/record-list/record-list.ts";
import { useMay } from "#platform/api/role-context.ts";
import { capital } from "#platform/text/capital.ts";
import { type Place, type Column as Shown, Table } from "#ui/admin/table.tsx";
import { sortIn } from "#ui/admin/use-list-params.ts";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

export interface TableColumn<Row> {
	/** Column of the list; its label is the heading. */
	name: keyof Row & string;
	at?: Place;
	className?: string;
	/** Renders a cell. Defaults to the title column: a link that opens the record. */
	cell?: (row: Row) => ReactNode;
}

interface Props<Row extends ListedRecord, Filters, Own> {
	records: Records<Row, Filters, Own>;
	className: string;
	columns: readonly TableColumn<Row>[];
	rowClass?: (row: Row) => string;
	/** Label of a row's checkbox, if `Select {title}` is not enough. */
	selectLabel?: (row: Row) => string;
	actions: {
		head: string;
		/** Label of the button that opens a record. */
		open: string;
		/** Further buttons; `describedBy` is the id of the record's title. */
		more?: (row: Row, describedBy: string) => ReactNode;
	};
}

/** Renders the rows: each can be opened and, by those who may change it, selected. */
export function RecordTable<Row extends ListedRecord, Filters, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { records, className, columns, rowClass, selectLabel, actions } = props;
	const { list, address, rows, selection, opened, query } = records;
	// Nothing can be done with a selection that cannot be changed.
	const selects = useMay()(list.endpoints.change);
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && opened.open(rows[index].id),
		onToggle: (index) => selects && rows[index] && selection.toggle(rows[index]),
	});
	const nameId = (id: number) => `${list.noun[0]}-${id}`;
	const selecting: Shown<Row> = {
		name: "selected",
		at: "select",
		heading: (
			<input
				type="checkbox"
				aria-label="Select all on this page"
				checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
				onChange={selection.togglePage}
			/>
		),
		cell: (row) => (
			<input
				type="checkbox"
				aria-label={selectLabel?.(row) ?? `Select ${row[list.title]}`}
				checked={selection.has(row.id)}
				onChange={() => selection.toggle(row)}
			/>
		),
	};
	const linkTo = (row: Row, name: keyof Row) => (
		<Link
			className="record-link"
			id={nameId(row.id)}
			to={address.openAt(row.id)}
			preventScrollReset
		>
			{String(row[name])}
		</Link>
	);
	const shown = columns.map(({ name, at, className, cell }): Shown<Row> => {
		const column: Column | undefined = list.columns[name];
		return {
			name,
			at,
			className,
			heading: column?.label ?? "",
			sort: column?.sort ? sortIn(address, "-createdAt") : undefined,
			cell: cell ?? ((row) => linkTo(row, name)),
		};
	});
	const acting: Shown<Row> = {
		name: "actions",
		at: "actions",
		heading: actions.head,
		cell: (row) => (
			<>
				<button
					type="button"
					className="text-button"
					aria-describedby={nameId(row.id)}
					onClick={() => opened.open(row.id)}
				>
					{actions.open}
				</button>
				{actions.more?.(row, nameId(row.id))}
			</>
		),
	};
	return (
		<Table
			caption={capital(list.noun[1])}
			className={className}
			columns={[...(selects ? [selecting] : []), ...shown, acting]}
			rows={rows}
			keyOf={({ id }) => id}
			rowProps={(row, index) => ({
				...keys(index),
				className: [
					rowClass?.(row),
					selection.has(row.id) && "selected",
					opened.id === row.id && "current",
				]
					.filter(Boolean)
					.join(" "),
			})}
			busy={query.isPlaceholderData}
		/>
	);
}
