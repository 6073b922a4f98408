import { Link } from "react-router";
import { Changes } from "#office/activity/admin/changes.tsx";
import { actionLabels, describeChanges } from "#office/activity/admin/labels.ts";
import type { ActivityEntry } from "#office/activity/contract.ts";
import { writtenTime } from "#platform/calendar/dates.ts";
import { Table } from "#ui/admin/table.tsx";

interface Props {
	entries: readonly ActivityEntry[];
	/** Filters the log by this user. */
	onWho: (username: string) => void;
}

/** Renders one day of the log, one line per entry. */
export function LogTable({ entries, onWho }: Props) {
	return (
		<Table
			caption="Activity"
			className="log-table"
			columns={[
				{
					name: "at",
					at: "end",
					heading: "Time",
					className: "num soft",
					cell: ({ at }) => writtenTime(at),
				},
				{
					name: "username",
					at: "foot",
					heading: "User",
					cell: ({ username }) =>
						username ? (
							<button
								type="button"
								className="who-button plain-link"
								onClick={() => onWho(username)}
								title={`Show only ${username}`}
							>
								{username}
							</button>
						) : (
							"–"
						),
				},
				{
					name: "action",
					at: "title",
					heading: "Action",
					cell: (entry) => (
						<>
							<b>{actionLabels(entry)}</b>
							<RecordLink entry={entry} />
						</>
					),
				},
				{
					name: "changes",
					at: "second",
					heading: "Changes",
					cell: (entry) => <Changes changes={describeChanges(entry)} />,
				},
				{
					name: "address",
					at: "actions",
					heading: "IP address",
					className: "soft num",
					cell: ({ address }) => address,
				},
			]}
			rows={entries}
			keyOf={({ id }) => id}
		/>
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
		<Link className="object plain-link" to={to}>
			{label}
		</Link>
	) : (
		<span className="object">{label}</span>
	);
}
