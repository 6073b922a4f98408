import { Link } from "react-router";
import type { ActivityEntry } from "#activity/contract.ts";
import { isLong, LongChange } from "#activity/office/long-change.tsx";
import { actionWords, changesOf } from "#activity/office/words.ts";
import { clockTime } from "#ui/dates.ts";
import { Icon } from "#ui/office/icon.tsx";
import { asCell, asColumnHead, asRow, asRows, asTable } from "#ui/office/list-parts.tsx";

interface Props {
	entries: readonly ActivityEntry[];
	/** Shows only what this person did. */
	onWho: (username: string) => void;
}

/** One day of the log: who, what, before and after in one line each. */
export function LogTable({ entries, onWho }: Props) {
	return (
		<table {...asTable} className="list-table log">
			<caption className="hidden-text">Activity</caption>
			<colgroup>
				<col className="col-when" />
				<col className="col-who" />
				<col className="col-what" />
				<col />
				<col className="col-from" />
			</colgroup>
			<thead {...asRows}>
				<tr {...asRow}>
					{["Time", "User", "Action", "Changes", "IP address"].map((name) => (
						<th {...asColumnHead} scope="col" key={name}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...asRows}>
				{entries.map((entry) => (
					<tr {...asRow} key={entry.id}>
						<td {...asCell} className="area-b num soft">
							{clockTime(entry.at)}
						</td>
						<td {...asCell} className="area-e who">
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
						<td {...asCell} className="area-a">
							<b>{actionWords(entry)}</b>
							<RecordLink entry={entry} />
						</td>
						<td {...asCell} className="area-c change-cell">
							<Changes entry={entry} />
						</td>
						<td {...asCell} className="area-f soft num from">
							{entry.address}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Where the record stands in the office, if it still does. */
function RecordLink({ entry: { kind, recordId, label, action } }: { entry: ActivityEntry }) {
	const gone = /deleted|erased/.test(action) || recordId === null || !/^\d+$/.test(recordId);
	const places: Record<string, string> = {
		registration: `/admin/registrations?open=${recordId}`,
		contact: `/admin/contacts?open=${recordId}`,
		course: `/admin/courses/${recordId}`,
		"taught answer": `/admin/chats/taught/${recordId}`,
		user: "/admin/users",
	};
	const settings = recordId === "chat" ? "/admin/chats/settings" : "/admin/settings";
	const to = kind === "settings" ? settings : gone ? undefined : places[kind];
	if (!label) return null;
	return to ? (
		<Link className="object" to={to}>
			{label}
		</Link>
	) : (
		<span className="object">{label}</span>
	);
}

function Changes({ entry }: { entry: ActivityEntry }) {
	const changes = changesOf(entry);
	return changes.map((change) =>
		isLong(change) ? (
			<LongChange key={change.field} {...change} />
		) : (
			<span className="change" key={change.field}>
				<span className="soft">{change.field}</span>
				<del>{change.before}</del>
				<Icon name="right" />
				<ins>{change.after}</ins>
			</span>
		),
	);
}
