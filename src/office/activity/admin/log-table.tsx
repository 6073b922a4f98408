import { Link } from "react-router";
import { Changes } from "#office/activity/admin/changes.tsx";
import { actionLabels, describeChanges } from "#office/activity/admin/labels.ts";
import type { ActivityEntry } from "#office/activity/contract.ts";
import { writtenTime } from "#platform/calendar/dates.ts";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/list-parts.tsx";

interface Props {
	entries: readonly ActivityEntry[];
	/** Filters the log by this user. */
	onWho: (username: string) => void;
}

/** Renders one day of the log, one line per entry. */
export function LogTable({ entries, onWho }: Props) {
	return (
		<table {...tableRole} className="list-table log">
			<caption className="hidden-text">Activity</caption>
			<colgroup>
				<col className="col-when" />
				<col className="col-who" />
				<col className="col-what" />
				<col />
				<col className="col-from" />
			</colgroup>
			<thead {...asRows}>
				<tr {...rowRole}>
					{["Time", "User", "Action", "Changes", "IP address"].map((name) => (
						<th {...asColumnHead} scope="col" key={name}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...asRows}>
				{entries.map((entry) => (
					<tr {...rowRole} key={entry.id}>
						<td {...cellRole} className="area-b num soft">
							{writtenTime(entry.at)}
						</td>
						<td {...cellRole} className="area-e who">
							{entry.username ? (
								<button
									type="button"
									className="who-button"
									onClick={() => onWho(entry.username)}
									title={`Show only ${entry.username}`}
								>
									{entry.username}
								</button>
							) : (
								"–"
							)}
						</td>
						<td {...cellRole} className="area-a">
							<b>{actionLabels(entry)}</b>
							<RecordLink entry={entry} />
						</td>
						<td {...cellRole} className="area-c change-cell">
							<Changes changes={describeChanges(entry)} />
						</td>
						<td {...cellRole} className="area-f soft num from">
							{entry.address}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Returns the admin page of the record, if it still exists. */
function RecordLink({ entry: { kind, recordId, label, action } }: { entry: ActivityEntry }) {
	const gone = /deleted|erased/.test(action) || recordId === null || !/^\d+$/.test(recordId);
	const places: Record<string, string> = {
		registration: `/admin/registrations?open=${recordId}`,
		contact: `/admin/contacts?open=${recordId}`,
		course: `/admin/courses/${recordId}`,
		fact: `/admin/facts/${recordId}`,
		user: "/admin/users",
		settings: "/admin/settings",
	};
	const to = gone && kind !== "settings" ? undefined : places[kind];
	if (!label) return null;
	return to ? (
		<Link className="object" to={to}>
			{label}
		</Link>
	) : (
		<span className="object">{label}</span>
	);
}
