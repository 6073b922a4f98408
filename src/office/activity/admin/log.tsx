import { useContext } from "react";
import { LogTable } from "#office/activity/admin/log-table.tsx";
import { type ActivityEntry, guardedKinds, listActivity } from "#office/activity/contract.ts";
import { RoleContext } from "#platform/api/role-context.ts";
import { dayOf, longDay } from "#platform/calendar/dates.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListScreen } from "#ui/admin/list-screen.tsx";
import { useList } from "#ui/admin/use-list.ts";

const kindChoice: Choice = {
	name: "kind",
	label: "Type",
	allLabel: "Any type",
	options: [
		["registration", "Registrations"],
		["contact", "Messages"],
		["conversation", "Chats"],
		["fact", "Facts"],
		["course", "Courses"],
		["settings", "Settings"],
		["user", "Users"],
	],
};

const actionChoice: Choice = {
	name: "action",
	label: "Action",
	allLabel: "Any action",
	options: [
		["created", "Added"],
		["changed", "Changed"],
		["deleted", "Deleted"],
		["erased", "Permanently deleted"],
		["exported", "Exported"],
		["signed in", "Signed in"],
	],
};

export const meta = adminTitle("Activity log");

/** Renders the activity log, which is read-only. */
export default function ActivityLog() {
	const isFull = useContext(RoleContext) === "full";
	const kinds = kindChoice.options.filter(([kind]) => isFull || !guardedKinds.includes(kind));
	const list = useList(listActivity);
	const { get, set } = list.address;
	const days = Object.entries(Object.groupBy(list.rows, ({ at }) => dayOf(at)));
	return (
		<ListScreen
			list={list}
			title="Activity log"
			about={`Every change${isFull ? ", export and sign-in" : " and export of records"}. Entries can’t be edited.`}
			noun={["entry", "entries"]}
			what="the activity log"
			none="No activity yet."
			search="Search name, ID or action"
			choices={[{ ...kindChoice, options: kinds }, actionChoice]}
			filters={
				(get("username") || get("recordId")) && (
					<button
						type="button"
						className="text-button"
						onClick={() => set({ username: null, recordId: null })}
					>
						<Icon name="close" />
						{get("username") ? `Only ${get("username")}` : "Only this record"}
					</button>
				)
			}
		>
			{days.map(([day, entries]) => (
				<section key={day} aria-labelledby={`day-${day}`}>
					<h2 className="day-head" id={`day-${day}`}>
						{dayTitle(entries?.[0])}
					</h2>
					<LogTable entries={entries ?? []} onWho={(username) => set({ username })} />
				</section>
			))}
		</ListScreen>
	);
}

function dayTitle(entry: ActivityEntry | undefined): string {
	if (!entry) return "";
	const today = dayOf(entry.at) === dayOf(new Date());
	return today ? `Today, ${longDay(entry.at)}` : longDay(entry.at);
}
