import { Link } from "react-router";
import { StatusBadge } from "#registrations/admin/status.tsx";
import type { AdminRegistration } from "#registrations/contract.ts";
import {
	asColumnHead,
	asRows,
	cellRole,
	rowRole,
	SortHead,
	tableRole,
} from "#ui/admin/list-parts.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { type ListTable, useListTable } from "#ui/admin/use-list-table.tsx";
import { tableDate } from "#ui/dates.ts";

interface Props extends ListTable<AdminRegistration> {
	titleOf: (registration: AdminRegistration) => string;
	onDetails: (registration: AdminRegistration) => void;
	onUpdate: (registration: AdminRegistration) => void;
}

/** The registrations: a table, two lines a row between, cards on phones. */
export function RegistrationsTable({ titleOf, onDetails, onUpdate, ...list }: Props) {
	const { sort, selectAll, rowProps, select, openAt } = useListTable(list, onDetails);
	return (
		<table {...tableRole} className="people" aria-busy={list.busy}>
			<caption className="hidden-text">Registrations</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{selectAll}
					<SortHead name="id" {...sort}>
						ID
					</SortHead>
					<SortHead name="fullName" {...sort}>
						Name
					</SortHead>
					<SortHead name="email" {...sort}>
						Email
					</SortHead>
					<SortHead name="phone" {...sort}>
						Phone
					</SortHead>
					<SortHead name="courseTitle" {...sort}>
						Course
					</SortHead>
					<SortHead name="createdAt" {...sort}>
						Date
					</SortHead>
					<SortHead name="status" {...sort}>
						Status
					</SortHead>
					<th {...asColumnHead} scope="col">
						Actions
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{list.rows.map((row, index) => (
					<tr key={row.id} {...rowProps(row, index)}>
						<td {...cellRole}>{select(row, `Select ${row.fullName}`)}</td>
						<td {...cellRole} className="num id-cell">
							{row.id}
						</td>
						<td {...cellRole} className="name-cell">
							<Link id={`registration-${row.id}`} to={openAt(row)} preventScrollReset>
								{row.fullName}
							</Link>
						</td>
						<td {...cellRole} className="email-cell">
							<a href={`mailto:${row.email}`}>{row.email}</a>
						</td>
						<td {...cellRole} className="num phone-cell">
							<a href={phoneHref(row.phone)}>{row.phone}</a>
						</td>
						<td {...cellRole} className="course-cell">
							{titleOf(row)}
						</td>
						<td {...cellRole} className="num date-cell">
							{tableDate(row.createdAt)}
						</td>
						<td {...cellRole} className="status-cell">
							<StatusBadge status={row.status} />
						</td>
						<td {...cellRole} className="actions-cell">
							<button
								type="button"
								aria-describedby={`registration-${row.id}`}
								onClick={() => onDetails(row)}
							>
								Details
							</button>
							<button
								type="button"
								aria-describedby={`registration-${row.id}`}
								onClick={() => onUpdate(row)}
							>
								Update
							</button>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
