import { Link } from "react-router";
import type { OfficeRegistration } from "#registrations/contract.ts";
import { StatusBadge } from "#registrations/office/status.tsx";
import { tableDate } from "#ui/dates.ts";
import { asCell, asColumnHead, asRow, asRows, asTable, SortHead } from "#ui/office/list-parts.tsx";
import { telephone } from "#ui/office/telephone.ts";
import type { Address } from "#ui/office/use-address.ts";
import { useRowKeys } from "#ui/office/use-row-keys.ts";
import type { Selection } from "#ui/office/use-selection.ts";

interface Props {
	rows: readonly OfficeRegistration[];
	titleOf: (registration: OfficeRegistration) => string;
	address: Address;
	selection: Selection;
	/** The registration whose details stand open. */
	openId: number | null;
	onDetails: (registration: OfficeRegistration) => void;
	onUpdate: (registration: OfficeRegistration) => void;
	busy: boolean;
}

/** The registrations: a table, two lines a row between, cards on phones. */
export function RegistrationsTable(props: Props) {
	const { rows, titleOf, address, selection, openId, onDetails, onUpdate, busy } = props;
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && onDetails(rows[index]),
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
		<table {...asTable} className="people" aria-busy={busy}>
			<caption className="hidden-text">Registrations</caption>
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
				{rows.map((row, index) => (
					<tr
						key={row.id}
						{...asRow}
						{...keys(index)}
						className={[selection.has(row.id) && "selected", openId === row.id && "current"]
							.filter(Boolean)
							.join(" ")}
					>
						<td {...asCell}>
							<input
								type="checkbox"
								aria-label={`Select ${row.fullName}`}
								checked={selection.has(row.id)}
								onChange={() => selection.toggle(row.id)}
							/>
						</td>
						<td {...asCell} className="num id-cell">
							{row.id}
						</td>
						<td {...asCell} className="name-cell">
							<Link id={`registration-${row.id}`} to={openAt(row.id)} preventScrollReset>
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
