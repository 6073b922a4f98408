import { type Selection, stores } from "#overview/retention/stores.server.ts";
import type { Role } from "#platform/api/role.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { type Period, type RetainedKind, retainedKinds } from "#school/profile/retention.ts";
import type { RetentionStatus } from "#school/settings/retention-contract.ts";
import { readRules, type StoredRule } from "#school/settings/retention-rules.server.ts";
import {
	deletedBefore,
	NOTICE_DAYS,
	type RetentionRule,
	settledRule,
} from "#school/settings/retention-rules.ts";
import { readPeriods } from "#school/settings/service.server.ts";

/** Records that will be deleted within the notice period. */
export interface Announcement {
	kind: RetainedKind;
	archived: boolean;
	period: Period;
	count: number;
	/** How many of them still wait for someone. */
	open: number;
	/** The first day on which one of them is deleted. */
	from: string;
	/** The last day from which they are. */
	to: string;
}

/** Returns what is going to be deleted, as a role sees it. */
export async function announcements(
	db: Queries,
	clock: Clock,
	role: Role,
): Promise<Announcement[]> {
	const today = newYorkClock(clock()).day;
	const found: Announcement[] = [];
	for (const { kind, period, rule, ranOn } of await currentRules(db, today)) {
		const before = deletedBefore(rule, addDays(today, NOTICE_DAYS));
		if (!before) continue;
		for (const archived of [false, true]) {
			const selection = { to: addDays(before, -1), archived, role };
			const { count: counted, oldest, open } = stores[kind];
			const count = await counted(db, selection);
			const first = count > 0 && (await oldest(db, selection));
			if (!first) continue;
			const oldestDay = newYorkClock(new Date(first)).day;
			found.push({
				kind,
				archived,
				period,
				count,
				open: open ? await counted(db, selection, open.filter) : 0,
				from: firstDayOf(rule, oldestDay, ranOn === today ? addDays(today, 1) : today),
				to: selection.to,
			});
		}
	}
	return found;
}

/** Returns for the settings what each rule deletes next. */
export async function getRetentionStatus({ db, clock }: Store): Promise<RetentionStatus[]> {
	const today = newYorkClock(clock()).day;
	const statuses: RetentionStatus[] = [];
	for (const { kind, rule } of await currentRules(db, today)) {
		const from = rule.announcedFrom;
		const before = deletedBefore(rule, from ?? addDays(today, NOTICE_DAYS));
		const count = before === null ? 0 : await countAll(db, kind, addDays(before, -1));
		statuses.push({ kind, from, before, count });
	}
	return statuses;
}

interface CurrentRule {
	kind: RetainedKind;
	/** In the settings. */
	period: Period;
	rule: RetentionRule;
	ranOn: string | null;
}

async function currentRules(db: Queries, today: string): Promise<CurrentRule[]> {
	const chosen = await readPeriods(db);
	const stored: Record<RetainedKind, StoredRule> = await readRules(db);
	return retainedKinds.map((kind) => ({
		kind,
		period: chosen[kind],
		rule: settledRule(stored[kind], chosen[kind], today),
		ranOn: stored[kind].ranOn,
	}));
}

async function countAll(db: Queries, kind: RetainedKind, to: string): Promise<number> {
	const selection: Omit<Selection, "archived"> = { to, role: "full" };
	const { count } = stores[kind];
	return (
		(await count(db, { ...selection, archived: false })) +
		(await count(db, { ...selection, archived: true }))
	);
}

/** Returns the first day from `start` on which the rule deletes what is from the day `oldest`. */
function firstDayOf(rule: RetentionRule, oldest: string, start: string): string {
	let day = start;
	for (let ahead = 0; ahead < NOTICE_DAYS; ahead++) {
		const before = deletedBefore(rule, day);
		if (before !== null && before > oldest) break;
		day = addDays(day, 1);
	}
	return day;
}
