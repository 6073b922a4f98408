import { Link } from "react-router";
import type { OfficeContact } from "#contacts/contract.ts";
import { tableDate } from "#ui/dates.ts";
import { asCell, asColumnHead, asRow, asRows, asTable, SortHead } from "#ui/office/list-parts.tsx";
import type { Address } from "#ui/office/use-address.ts";
import { useRowKeys } from "#ui/office/use-row-keys.ts";
import type { Selection } from "#ui/office/use-selection.ts";

interface Props {
	rows: readonly OfficeContact[];
	address: Address;
	selection: Selection;
	openId: number | null;
	onView: (contact: OfficeContact) => void;
	busy: boolean;
}

/** Unread is a weight, a dot and a word. */
function ReadState({ isRead }: { isRead: boolean }) {
	return isRead ? (
		<span className="quiet-status">Read</span>
	) : (
		<span className="status">Unread</span>
	);
}

/** The messages: a table, two lines a row between, cards on phones. */
export function MessagesTable({ rows, address, selection, openId, onView, busy }: Props) {
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && onView(rows[index]),
		onToggle: (index) => rows[index] && selection.toggle(rows[index].id),
	});
	const sort = {
		sort: address.get("sort") || "-createdAt",
		onSort: (by: string) => address.set({ sort: by }),
	};
	const ids = rows.map(({ id }) => id);
	const openAt = (id: number) => {
		const query = new URLSearchParams(address.params);
		query.set("open", String(id));
		return { search: query.toString() };
	};
	return (
		<table {...asTable} className="list-table led messages-table" aria-busy={busy}>
			<caption className="hidden-text">Messages</caption>
			<thead {...asRows}>
				<tr {...asRow}>
					<th {...asColumnHead} scope="col">
						<input
							type="checkbox"
							aria-label="Select all on this page"
							checked={ids.length > 0 && ids.every(selection.has)}
							onChange={() => selection.toggleAll(ids)}
						/>
					</th>
					<SortHead name="createdAt" {...sort}>
						Date
					</SortHead>
					<SortHead name="name" {...sort}>
						Name
					</SortHead>
					<SortHead name="email" {...sort}>
						Email
					</SortHead>
					<SortHead name="subject" {...sort}>
						Subject
					</SortHead>
					<SortHead name="isRead" {...sort}>
						Status
					</SortHead>
					<th {...asColumnHead} scope="col" className="r">
						View
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((row, index) => (
					<tr
						key={row.id}
						{...asRow}
						{...keys(index)}
						className={[
							row.isRead ? "read" : "unread",
							selection.has(row.id) && "selected",
							openId === row.id && "current",
						]
							.filter(Boolean)
							.join(" ")}
					>
						<td {...asCell} className="area-x">
							<input
								type="checkbox"
								aria-label={`Select message from ${row.name}`}
								checked={selection.has(row.id)}
								onChange={() => selection.toggle(row.id)}
							/>
						</td>
						<td {...asCell} className="num area-b soft">
							{tableDate(row.createdAt)}
						</td>
						<td {...asCell} className="area-a name-cell">
							<Link id={`message-${row.id}`} to={openAt(row.id)} preventScrollReset>
								{row.name}
							</Link>
						</td>
						<td {...asCell} className="wide-only-cell email-cell soft one-line">
							{row.email}
						</td>
						<td {...asCell} className="area-c wide-cell one-line">
							<span>{row.subject || "No subject"}</span>{" "}
							<span className="soft snippet">{row.message}</span>
						</td>
						<td {...asCell} className="area-e status-cell">
							<ReadState isRead={row.isRead} />
						</td>
						<td {...asCell} className="area-f actions-cell">
							<button
								type="button"
								aria-describedby={`message-${row.id}`}
								onClick={() => onView(row)}
							>
								View
							</button>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
