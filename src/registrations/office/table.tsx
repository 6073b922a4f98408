import { Link } from "react-router";
import type { OfficeRegistration } from "#registrations/contract.ts";
import { StatusBadge } from "#registrations/office/status.tsx";
import { tableDate } from "#ui/dates.ts";
import { asCell, asColumnHead, asRow, asRows, asTable, SortHead } from "#ui/office/list-parts.tsx";
import { telephone } from "#ui/office/telephone.ts";
import { type ListTable, useListTable } from "#ui/office/use-list-table.tsx";

interface Props extends ListTable<OfficeRegistration> {
	titleOf: (registration: OfficeRegistration) => string;
	onDetails: (registration: OfficeRegistration) => void;
	onUpdate: (registration: OfficeRegistration) => void;
}

/** The registrations: a table, two lines a row between, cards on phones. */
export function RegistrationsTable({ titleOf, onDetails, onUpdate, ...list }: Props) {
	const { sort, selectAll, rowProps, select, openAt } = useListTable(list, onDetails);
	return (
		<table {...asTable} className="people" aria-busy={list.busy}>
			<caption className="hidden-text">Registrations</caption>
			<thead {...asRows}>
				<tr {...asRow}>
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
						<td {...asCell}>{select(row, `Select ${row.fullName}`)}</td>
						<td {...asCell} className="num id-cell">
							{row.id}
						</td>
						<td {...asCell} className="name-cell">
							<Link id={`registration-${row.id}`} to={openAt(row)} preventScrollReset>
								{row.fullName}
							</Link>
						</td>
						<td {...asCell} className="email-cell">
							<a href={`mailto:${row.email}`}>{row.email}</a>
						</td>
						<td {...asCell} className="num phone-cell">
							<a href={telephone(row.phone)}>{row.phone}</a>
						</td>
						<td {...asCell} className="course-cell">
							{titleOf(row)}
						</td>
						<td {...asCell} className="num date-cell">
							{tableDate(row.createdAt)}
						</td>
						<td {...asCell} className="status-cell">
							<StatusBadge status={row.status} />
						</td>
						<td {...asCell} className="actions-cell">
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
