import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { Column, ListedRecord } from "#office/record-list/record-list.ts";
import { useMay } from "#platform/api/role-context.ts";
import { capital } from "#platform/text/capital.ts";
import {
	asColumnHead,
	asRows,
	cellRole,
	rowRole,
	SortHead,
	tableRole,
} from "#ui/admin/list-parts.tsx";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

export interface TableColumn<Row> {
	/** Column of the list; its label is the heading. */
	name: keyof Row & string;
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
		headClass?: string;
		/** Label of the button that opens a record. */
		open: string;
		/** Further buttons; `describedBy` is the id of the record's title. */
		more?: (row: Row, describedBy: string) => ReactNode;
	};
}

/** Renders the rows: a table, two lines per row on narrower screens, cards on phones. */
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
	const openAt = (id: number) => {
		const search = new URLSearchParams(address.params);
		search.set("open", String(id));
		return { search: search.toString() };
	};
	const nameId = (id: number) => `${list.noun[0]}-${id}`;
	return (
		<table {...tableRole} className={className} aria-busy={query.isPlaceholderData}>
			<caption className="hidden-text">{capital(list.noun[1])}</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{selects && (
						<th {...asColumnHead} scope="col">
							<input
								type="checkbox"
								aria-label="Select all on this page"
								checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
								onChange={selection.togglePage}
							/>
						</th>
					)}
					{columns.map(({ name }) => (
						<ColumnHead key={name} name={name} records={records} />
					))}
					<th {...asColumnHead} scope="col" className={actions.headClass}>
						{actions.head}
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((row, index) => (
					<tr
						key={row.id}
						{...rowRole}
						{...keys(index)}
						className={[
							rowClass?.(row),
							selection.has(row.id) && "selected",
							opened.id === row.id && "current",
						]
							.filter(Boolean)
							.join(" ")}
					>
						{selects && (
							<td {...cellRole} className="area-x">
								<input
									type="checkbox"
									aria-label={selectLabel?.(row) ?? `Select ${row[list.title]}`}
									checked={selection.has(row.id)}
									onChange={() => selection.toggle(row)}
								/>
							</td>
						)}
						{columns.map(({ name, className, cell }) => (
							<td {...cellRole} key={name} className={className}>
								{cell ? (
									cell(row)
								) : (
									<Link id={nameId(row.id)} to={openAt(row.id)} preventScrollReset>
										{String(row[name])}
									</Link>
								)}
							</td>
						))}
						<td {...cellRole} className="area-f actions-cell">
							<button
								type="button"
								aria-describedby={nameId(row.id)}
								onClick={() => opened.open(row.id)}
							>
								{actions.open}
							</button>
							{actions.more?.(row, nameId(row.id))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface HeadProps<Row extends ListedRecord, Filters, Own>
	extends Pick<Props<Row, Filters, Own>, "records"> {
	name: keyof Row & string;
}

function ColumnHead<Row extends ListedRecord, Filters, Own>(props: HeadProps<Row, Filters, Own>) {
	const { list, address } = props.records;
	const column: Column | undefined = list.columns[props.name];
	const label = column?.label ?? "";
	return column?.sort ? (
		<SortHead
			name={props.name}
			sort={address.get("sort") || "-createdAt"}
			onSort={(sort) => address.set({ sort })}
		>
			{label}
		</SortHead>
	) : (
		<th {...asColumnHead} scope="col">
			{label}
		</th>
	);
}
