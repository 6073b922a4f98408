import { asColumnHead, rowRole } from "#ui/admin/list-parts.tsx";
import type { ListParams } from "#ui/admin/use-list-params.ts";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";
import type { Selection } from "#ui/admin/use-selection.ts";

/** What is shown of a list from which records are selected and opened. */
export interface ListTable<Row> {
	rows: readonly Row[];
	address: ListParams;
	selection: Selection;
	/** The record that stands open beside the list. */
	openId: number | null;
	/** The rows are those of before, while others are on their way. */
	busy: boolean;
}

/** Keys, boxes, sorting and addresses of a table from which records are selected and opened. */
export function useListTable<Row extends { id: number }>(
	{ rows, address, selection, openId }: ListTable<Row>,
	onOpen: (row: Row) => void,
) {
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && onOpen(rows[index]),
		onToggle: (index) => rows[index] && selection.toggle(rows[index].id),
	});
	const ids = rows.map(({ id }) => id);
	return {
		/** For each head of a column that sorts. */
		sort: {
			sort: address.get("sort") || "-createdAt",
			onSort: (by: string) => address.set({ sort: by }),
		},
		/** The head of the column of boxes. */
		selectAll: (
			<th {...asColumnHead} scope="col">
				<input
					type="checkbox"
					aria-label="Select all on this page"
					checked={ids.length > 0 && ids.every(selection.has)}
					onChange={() => selection.toggleAll(ids)}
				/>
			</th>
		),
		rowProps: ({ id }: Row, index: number, look = "") => ({
			...rowRole,
			...keys(index),
			className: [look, selection.has(id) && "selected", openId === id && "current"]
				.filter(Boolean)
				.join(" "),
		}),
		select: ({ id }: Row, label: string) => (
			<input
				type="checkbox"
				aria-label={label}
				checked={selection.has(id)}
				onChange={() => selection.toggle(id)}
			/>
		),
		/** The address of this list with a record open. */
		openAt: ({ id }: Row) => {
			const query = new URLSearchParams(address.params);
			query.set("open", String(id));
			return { search: query.toString() };
		},
	};
}
