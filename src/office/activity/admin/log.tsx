import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { LogTable } from "#office/activity/admin/log-table.tsx";
import { type ActivityEntry, guardedKinds, listActivity } from "#office/activity/contract.ts";
import { pageOf } from "#platform/api/query-of.ts";
import { RoleContext } from "#platform/api/role-context.ts";
import { dayOf, longDay } from "#platform/calendar/dates.ts";
import { formatCount } from "#platform/text/plural.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { type Choice, FilterBar } from "#ui/admin/filter-bar.tsx";
import { filtersIn } from "#ui/admin/filters-in.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ListBody, ListHead } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { pageIn, useListParams } from "#ui/admin/use-list-params.ts";

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
	const address = useListParams();
	const get = address.get;
	const query = useQuery({
		...pageOf(listActivity, {
			query: {
				...filtersIn(get, ["q", "username", "kind", "action", "recordId"]),
				...pageIn(address),
			},
		}),
		placeholderData: keepPreviousData,
		// Every change in the admin area adds entries, so refetch on each visit.
		refetchOnMount: "always",
	});
	const page = query.data && listPage(query.data, address.page);
	const days = Object.entries(Object.groupBy(page?.rows ?? [], ({ at }) => dayOf(at)));
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Activity log"
				total={page?.total}
				about={`Every change${isFull ? ", export and sign-in" : " and export of records"}. Entries can’t be edited.`}
			/>
			<StaleBanner query={query} />
			<FilterBar
				address={address}
				search="Search name, ID or action"
				choices={[{ ...kindChoice, options: kinds }, actionChoice]}
				dates
				show={page ? `Show ${formatCount(page.total ?? page.rows.length)} entries` : "Show"}
			>
				{(get("username") || get("recordId")) && (
					<button
						type="button"
						className="text-button"
						onClick={() => address.set({ username: null, recordId: null })}
					>
						<Icon name="close" />
						{get("username") ? `Only ${get("username")}` : "Only this record"}
					</button>
				)}
			</FilterBar>
			<ListBody
				what="the activity log"
				none="No activity yet."
				query={query}
				page={page}
				address={address}
			>
				{days.map(([day, entries]) => (
					<section key={day} aria-labelledby={`day-${day}`}>
						<h2 className="day-head" id={`day-${day}`}>
							{dayTitle(entries?.[0])}
						</h2>
						<LogTable entries={entries ?? []} onWho={(username) => address.set({ username })} />
					</section>
				))}
			</ListBody>
		</main>
	);
}

function dayTitle(entry: ActivityEntry | undefined): string {
	if (!entry) return "";
	const today = dayOf(entry.at) === dayOf(new Date());
	return today ? `Today, ${longDay(entry.at)}` : longDay(entry.at);
}
