import type { DashboardTask } from "#overview/dashboard/tasks-contract.ts";
import { type Announcement, announcements } from "#overview/retention/announced.server.ts";
import { stores } from "#overview/retention/stores.server.ts";
import type { Role } from "#platform/api/role.ts";
import { addDays, dateInEnglish } from "#platform/calendar/days.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { plural } from "#platform/text/plural.ts";
import { periodInWords, type RetainedKind } from "#school/profile/retention.ts";

const places: Readonly<Record<RetainedKind, string>> = {
	registrations: "/admin/registrations",
	messages: "/admin/contacts",
	conversations: "/admin/chats",
	activity: "/admin/activity",
};

/** Lists what the retention rules are going to delete, each with a link to exactly these records. */
export async function retentionTasks(
	db: Queries,
	clock: Clock,
	role: Role,
): Promise<DashboardTask[]> {
	return (await announcements(db, clock, role)).map((announced) => ({
		key: `retention ${announced.kind}${announced.archived ? " archived" : ""}`,
		title: titleOf(announced),
		help: helpOf(announced),
		path: `${places[announced.kind]}?${announced.archived ? "archived=true&" : ""}to=${announced.to}`,
	}));
}

function titleOf({ kind, archived, count, from }: Announcement): string {
	const [one, several] = stores[kind].noun;
	const mark = archived ? "archived " : "";
	const when = `${count === 1 ? "on" : "starting"} ${dateInEnglish(from)}`;
	return `${plural(count, mark + one, mark + several)} will be deleted ${when}`;
}

function helpOf({ kind, period, to, open, count }: Announcement): string {
	const before = dateInEnglish(addDays(to, 1));
	const kept = `Kept for ${periodInWords(period)}; ${count === 1 ? "this one is" : "these are"} from before ${before}.`;
	const name = stores[kind].open?.name;
	const waiting = name && open > 0 ? ` ${plural(open, "is", "are")} still ${name}.` : "";
	return `${kept}${waiting} Check what you still need, or keep them longer in Settings.`;
}
