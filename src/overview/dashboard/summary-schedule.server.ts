import { render } from "#intake/mail/content/render.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { summaryRecipients } from "#office/auth/summary-email.server.ts";
import { dailySummary, isWorthSending } from "#overview/dashboard/daily-summary.ts";
import { type Period, readSummary } from "#overview/dashboard/summary-data.server.ts";
import { addDays } from "#platform/calendar/days.ts";
import { instantAt, newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { isFirstTime } from "#platform/database/one-time-task.server.ts";
import { type Calendar, HORIZON_DAYS, hoursOn, openTimes } from "#school/profile/opening-hours.ts";
import { getSchool } from "#school/settings/service.server.ts";

/** Names of the tasks that mark a day's summaries as queued. */
const TASK = "daily summary ";

/**
 * Returns a function to call every minute. On opening days it queues the summaries when the office
 * opens, or later on the same day if the server was down then.
 */
export function dailySummaries(db: Database, clock: Clock, publicUrl: string): () => Promise<void> {
	let done = "";
	return async () => {
		const now = clock();
		if (newYorkClock(now).day === done) return;
		const period = openedPeriod(now, await getSchool({ db, clock }));
		if (!period) return;
		await queueSummaries(db, clock, publicUrl, period);
		done = period.day;
	};
}

/** Returns the period before today's opening; null while the office has not opened today. */
function openedPeriod(now: Date, calendar: Calendar): Period | null {
	const { day, time } = newYorkClock(now);
	const today = hoursOn(day, calendar);
	if (!today || time < today.opens) return null;
	const to = instantAt(day, today.opens);
	const earliest = instantAt(addDays(day, -HORIZON_DAYS), today.opens);
	// The last one is today's.
	const before = openTimes(new Date(earliest), now, calendar).at(-2);
	return { day, from: before ? new Date(before.from).toISOString() : earliest, to };
}

/** Queues the summaries of a day, once over all instances and restarts. */
function queueSummaries(
	db: Database,
	clock: Clock,
	publicUrl: string,
	period: Period,
): Promise<void> {
	return transaction(db, async (tx) => {
		const task = `${TASK}${period.day}`;
		if (!(await isFirstTime(tx, clock, task))) return;
		await tx
			.deleteFrom("one_time_tasks")
			.where("name", "like", `${TASK}%`)
			.where("name", "<", task)
			.execute();
		const recipients = await summaryRecipients(tx);
		if (recipients.length === 0) return;
		const summary = await readSummary(tx, clock, period);
		if (!isWorthSending(summary)) return;
		const content = render(dailySummary(summary, await getSchool({ db: tx, clock }), publicUrl));
		for (const { userId, email } of recipients) {
			await queueEmail(tx, clock, {
				template: "daily summary",
				audience: "staff",
				recipient: email,
				language: "en",
				content,
				domain: new URL(publicUrl).hostname,
				onceKey: `summary ${userId} ${period.day}`,
			});
		}
	});
}
