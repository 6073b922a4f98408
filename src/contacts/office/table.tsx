import { Link } from "react-router";
import type { OfficeContact } from "#contacts/contract.ts";
import { tableDate } from "#ui/dates.ts";
import { asCell, asColumnHead, asRow, asRows, asTable, SortHead } from "#ui/office/list-parts.tsx";
import { type ListTable, useListTable } from "#ui/office/use-list-table.tsx";

interface Props extends ListTable<OfficeContact> {
	onView: (contact: OfficeContact) => void;
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
		<table {...asTable} className="list-table led messages-table" aria-busy={list.busy}>
			<caption className="hidden-text">Messages</caption>
			<thead {...asRows}>
				<tr {...asRow}>
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
						<td {...asCell} className="area-x">
							{select(row, `Select message from ${row.name}`)}
						</td>
						<td {...asCell} className="num area-b soft">
							{tableDate(row.createdAt)}
						</td>
						<td {...asCell} className="area-a name-cell">
							<Link id={`message-${row.id}`} to={openAt(row)} preventScrollReset>
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
