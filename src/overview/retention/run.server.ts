import { recordActivity } from "#office/activity/record.server.ts";
import { noUser, stores } from "#overview/retention/stores.server.ts";
import { dateInEnglish } from "#platform/calendar/days.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, type Tx, transaction } from "#platform/database/database.server.ts";
import { removeTracesOfErasure } from "#platform/database/erased-traces.server.ts";
import { formatCount, plural } from "#platform/text/plural.ts";
import { type RetainedKind, retainedKinds } from "#school/profile/retention.ts";
import { lockRule, settleRules } from "#school/settings/retention-rules.server.ts";
import { deletedBefore } from "#school/settings/retention-rules.ts";
import { readPeriods } from "#school/settings/service.server.ts";

/** In New York: after the nightly backup, which still has what is deleted. */
const TIME = "04:00";

interface Parts {
	db: Database;
	clock: Clock;
	/** Called after records of a kind were deleted. */
	deleted(kind: RetainedKind): void;
	/** Ends a run after its current batch. */
	signal: AbortSignal;
}

/**
 * Returns a function to call every minute. Once a day, also later if the server was down, it deletes what the
 * retention rules say; several instances share the work.
 */
export function retentionRuns(parts: Parts): () => Promise<void> {
	let settled = "";
	let done = "";
	let isRunning = false;
	return async () => {
		if (isRunning) return;
		isRunning = true;
		try {
			const { day, time } = newYorkClock(parts.clock());
			if (settled !== day) await settleToday(parts.db, day);
			settled = day;
			if (time < TIME || done === day) return;
			let isComplete = true;
			for (const kind of retainedKinds) {
				if (!(await runRule(parts, kind, day))) isComplete = false;
			}
			if (isComplete) done = day;
		} finally {
			isRunning = false;
		}
	};
}

const settleToday = (db: Database, day: string) =>
	transaction(db, async (tx) => settleRules(tx, await readPeriods(tx), day));

/**
 * Carries out the rule of a kind unless that is done today.
 * @returns whether it is done
 */
async function runRule(
	{ db, clock, deleted, signal }: Parts,
	kind: RetainedKind,
	day: string,
): Promise<boolean> {
	let isAny = false;
	let isDone = false;
	while (!isDone && !signal.aborted) {
		const count = await transaction(db, (tx) => deleteBatch(tx, clock, kind, day));
		isDone = count === 0;
		if (count > 0) isAny = true;
	}
	if (isAny) {
		deleted(kind);
		await removeTracesOfErasure(db);
	}
	return isDone;
}

/**
 * Deletes some of what the rule says, and counts it; when nothing is left, writes the line of the activity log. The rule
 * is locked and read again each time: instances take turns, and a longer period in the settings ends a run.
 * @returns how many were deleted; 0 as well if the run of the day is complete
 */
async function deleteBatch(tx: Tx, clock: Clock, kind: RetainedKind, day: string): Promise<number> {
	const rule = await lockRule(tx, kind);
	if (rule.ranOn === day) return 0;
	const before = deletedBefore(rule, day);
	const count = before ? await stores[kind].deleteSome(tx, clock, startOfDay(before)) : 0;
	const deleted = rule.deleted + count;
	const isDone = count === 0;
	if (isDone && deleted > 0) await recordRun(tx, clock, kind, { deleted, before });
	await tx
		.updateTable("retention_rules")
		.set(isDone ? { deleted: 0, ranOn: day } : { deleted })
		.where("kind", "=", kind)
		.execute();
	return count;
}

function recordRun(
	tx: Tx,
	clock: Clock,
	kind: RetainedKind,
	{ deleted, before }: { deleted: number; before: string | null },
): Promise<void> {
	const { noun, logged, deletedNoun } = stores[kind];
	const what = deletedNoun ? `${formatCount(deleted)} ${deletedNoun}` : plural(deleted, ...noun);
	const since = before ? ` from before ${dateInEnglish(before)}` : "";
	return recordActivity(tx, clock, noUser, {
		action: "deleted",
		kind: logged,
		recordId: null,
		label: `Deleted ${what}${since}, by the retention rule`,
	});
}
