import { useQuery } from "@tanstack/react-query";
import { Changes } from "#office/activity/admin/changes.tsx";
import { actionLabels, describeChanges } from "#office/activity/admin/labels.ts";
import { type ActivityEntry, listActivity } from "#office/activity/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { dayOf, tableDate, writtenTime } from "#platform/calendar/dates.ts";

interface Props {
	kind: string;
	id: number | string;
	/** First event of a record that visitors create. */
	first?: { what: string; about: string; at: string };
	/** Returns the action that undoes an entry; null if it can't be undone. */
	onUndo?: (entry: ActivityEntry) => (() => void) | null;
	/** Heading level within the page. */
	heading?: "h2" | "h3";
}

/** Renders a record's history, newest first. Without a log it shows only the first event. */
export function RecordHistory({ kind, id, first, onUndo, heading: Heading = "h3" }: Props) {
	const { data } = useQuery(
		queryOf(listActivity, { query: { kind, recordId: String(id), limit: 30 } }),
	);
	const entries = data ?? [];
	if (entries.length === 0 && !first) return null;
	return (
		<>
			<Heading>History</Heading>
			<ol className="history">
				{entries.map((entry, index) => (
					<HistoryEntry
						key={entry.id}
						entry={entry}
						onUndo={isSuperseded(entry, entries.slice(0, index)) ? null : (onUndo?.(entry) ?? null)}
					/>
				))}
				{first && (
					<li>
						<b>{first.what}</b> <When at={first.at} />
						<small>{first.about}</small>
					</li>
				)}
			</ol>
		</>
	);
}

/** Returns whether a newer entry changed one of the same fields. */
function isSuperseded({ after }: ActivityEntry, newer: readonly ActivityEntry[]): boolean {
	return newer.some((later) =>
		Object.keys(later.after ?? {}).some((field) => field in (after ?? {})),
	);
}

function HistoryEntry({ entry, onUndo }: { entry: ActivityEntry; onUndo: (() => void) | null }) {
	const changes = describeChanges(entry);
	return (
		<li>
			<b>{actionLabels(entry)}</b> <When at={entry.at} />
			<small>{entry.username || "from the website"}</small>
			<Changes changes={changes} />
			{onUndo && (
				<button type="button" className="text-button undo-change" onClick={onUndo}>
					Undo
					<span className="hidden-text">
						{changes.map(({ field, after }) => `${field} ${after}`).join(", ")}
					</span>
				</button>
			)}
		</li>
	);
}

function When({ at }: { at: string }) {
	const today = dayOf(at) === dayOf(new Date());
	return (
		<time className="sub" dateTime={at}>
			{today ? writtenTime(at) : tableDate(at)}
		</time>
	);
}
