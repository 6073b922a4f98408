import { Link } from "react-router";
import type { AdminContact } from "#contacts/contract.ts";
import {
	asColumnHead,
	asRows,
	cellRole,
	rowRole,
	SortHead,
	tableRole,
} from "#ui/admin/list-parts.tsx";
import { type ListTable, useListTable } from "#ui/admin/use-list-table.tsx";
import { tableDate } from "#ui/dates.ts";

interface Props extends ListTable<AdminContact> {
	onView: (contact: AdminContact) => void;
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
export function MessagesTable({ onView, ...list }: Props) {
	const { sort, selectAll, rowProps, select, openAt } = useListTable(list, onView);
	return (
		<table {...tableRole} className="list-table led messages-table" aria-busy={list.busy}>
			<caption className="hidden-text">Messages</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{selectAll}
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
				{list.rows.map((row, index) => (
					<tr key={row.id} {...rowProps(row, index, row.isRead ? "read" : "unread")}>
						<td {...cellRole} className="area-x">
							{select(row, `Select message from ${row.name}`)}
						</td>
						<td {...cellRole} className="num area-b soft">
							{tableDate(row.createdAt)}
						</td>
						<td {...cellRole} className="area-a name-cell">
							<Link id={`message-${row.id}`} to={openAt(row)} preventScrollReset>
								{row.name}
							</Link>
						</td>
						<td {...cellRole} className="wide-only-cell email-cell soft one-line">
							{row.email}
						</td>
						<td {...cellRole} className="area-c wide-cell one-line">
							<span>{row.subject || "No subject"}</span>{" "}
							<span className="soft snippet">{row.message}</span>
						</td>
						<td {...cellRole} className="area-e status-cell">
							<ReadState isRead={row.isRead} />
						</td>
						<td {...cellRole} className="area-f actions-cell">
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
