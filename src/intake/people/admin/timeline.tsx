import { useState } from "react";
import { Link } from "react-router";
import { DeleteEntryDialog } from "#intake/people/admin/delete-entry-dialog.tsx";
import { EditEntryForm } from "#intake/people/admin/edit-entry-form.tsx";
import { type Person, type PersonEntry, updateEntry } from "#intake/people/contract.ts";
import { type TimelineItem, timelineOf } from "#intake/people/timeline.ts";
import { Changes } from "#office/activity/admin/changes.tsx";
import { May } from "#platform/api/may.tsx";
import { fullDate, whenShort } from "#platform/calendar/dates.ts";

/** Shows everything that happened with a person, newest first. */
export function Timeline({ person }: { person: Person }) {
	return (
		<>
			<h2>What happened</h2>
			<ol className="history timeline">
				{timelineOf(person).map((item) => (
					<TimelineEntry key={item.key} item={item} />
				))}
			</ol>
		</>
	);
}

function TimelineEntry({ item }: { item: TimelineItem }) {
	const { at, title, who, text, path, said, entry, changes = [] } = item;
	return (
		<li className={entry ? "note" : undefined}>
			<b>{path ? <Link to={path}>{title}</Link> : title}</b>{" "}
			<time className="sub" dateTime={at} title={fullDate(at)}>
				{whenShort(at, new Date())}
			</time>
			{who && <small>{who}</small>}
			{entry ? <Written entry={entry} /> : text && <p>{text}</p>}
			{said && (
				<details className="fold">
					<summary>Text of the reply</summary>
					<p className="typed">{said}</p>
				</details>
			)}
			<Changes changes={changes} />
		</li>
	);
}

function Written({ entry }: { entry: PersonEntry }) {
	const [open, setOpen] = useState<"edit" | "delete" | null>(null);
	const close = () => setOpen(null);
	const what = entry.kind === "call" ? "call" : "note";
	return (
		<>
			{open === "edit" ? (
				<EditEntryForm entry={entry} onClose={close} />
			) : (
				<>
					{entry.text && <p className="typed">{entry.text}</p>}
					<May call={updateEntry}>
						<span className="row-line">
							<button type="button" className="text-button" onClick={() => setOpen("edit")}>
								{entry.text ? "Edit" : "Add note"}
								<span className="hidden-text">{` ${what}`}</span>
							</button>
							<button type="button" className="text-button" onClick={() => setOpen("delete")}>
								Delete<span className="hidden-text">{` ${what}`}</span>
							</button>
						</span>
					</May>
				</>
			)}
			{open === "delete" && <DeleteEntryDialog entry={entry} what={what} onClose={close} />}
		</>
	);
}
