import { sql } from "kysely";
import { type Week, weeksUntil } from "#assistant/admin/period.ts";
import { answeredAt } from "#intake/people/waiting.server.ts";
import type { AnswerTimes, ProgramTrend, WeekTrend } from "#overview/dashboard/trends-contract.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { SubmittedKind, SubmittedTable } from "#platform/database/tables.server.ts";
import {
	minutesWithin,
	type OpenTime,
	openTimes,
	promisedBy,
} from "#school/profile/opening-hours.ts";
import { openingCalendar } from "#school/settings/calendar.server.ts";

const WEEKS = 11;
const PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** A registration or message with its first answer. */
interface FirstAnswer {
	kind: SubmittedKind;
	createdAt: Instant;
	answeredAt: Instant;
}

/** Computes registrations per week and course, and how fast the office answers. */
export async function getTrends({ db, clock }: Store) {
	const weeks = weeksUntil(newYorkClock(clock()).day, WEEKS);
	const [now, middle, start] = [0, PERIOD_MS, 2 * PERIOD_MS].map((ago) =>
		instantFrom(clock, -ago),
	) as [Instant, Instant, Instant];
	const oldest = [weeks[0]?.since ?? start, start].sort()[0] ?? start;
	const times = openTimes(new Date(oldest), clock(), await openingCalendar(db));
	const answers = await firstAnswers(db, oldest);
	const withdrawn = await withdrawnInTime(db, oldest, times);
	const dueBefore = startOfLastOpenTime(times, now) ?? start;
	const within = async (since: Instant, until: Instant) => {
		const dueUntil = dueBefore < until ? dueBefore : until;
		const received = await countReceived(db, since, dueUntil);
		const excused = withdrawn.filter((createdAt) => createdAt >= since && createdAt < dueUntil);
		return answerTimesOf(
			answers.filter(({ createdAt }) => createdAt >= since && createdAt < until),
			times,
			{ dueUntil, due: received - excused.length },
		);
	};
	return {
		weeks: await countWeeks(db, weeks, answers, times),
		programs: await countPrograms(db),
		answers: { current: await within(middle, now), previous: await within(start, middle) },
	};
}

async function firstAnswers(db: Queries, since: Instant): Promise<FirstAnswer[]> {
	const of = (kind: FirstAnswer["kind"], table: SubmittedTable) => sql`
		select ${sql.lit(kind)} as kind, "createdAt", ${answeredAt(table)} as "answeredAt"
		from ${sql.table(table)}
		where archived in (${false}, ${true}) and "createdAt" >= ${since} and "isSpam" = ${false}`;
	const { rows } = await sql<FirstAnswer>`
		${of("registration", "registrations")} union all ${of("contact", "contacts")}`.execute(db);
	// A condition would look every answer up twice.
	return rows.filter(({ answeredAt }) => answeredAt !== null);
}

/** Lists when registrations came that were withdrawn without an answer, before it was late. */
async function withdrawnInTime(
	db: Queries,
	since: Instant,
	times: readonly OpenTime[],
): Promise<Instant[]> {
	const rows = await db
		.selectFrom("applicant_changes")
		.innerJoin("registrations", "registrations.id", "applicant_changes.registrationId")
		.select(["createdAt", "at as answeredAt"])
		.where("kind", "=", "withdrawal")
		.where("createdAt", ">=", since)
		.where("isSpam", "=", false)
		.where(answeredAt("registrations"), "is", null)
		.execute();
	return rows.filter((row) => isInTime(row, times)).map(({ createdAt }) => createdAt);
}

/** Counts what was received in a period, without suspected spam. */
async function countReceived(db: Queries, since: Instant, until: Instant): Promise<number> {
	const of = (table: SubmittedTable) => sql`
		(select count(*) from ${sql.table(table)} where archived in (${false}, ${true})
			and "createdAt" >= ${since} and "createdAt" < ${until} and "isSpam" = ${false})`;
	const { rows } = await sql<{ n: number }>`
		select ${of("registrations")} + ${of("contacts")} as n`.execute(db);
	return Number(rows[0]?.n ?? 0);
}

/** What came before the last completed open time began has had a whole opening day for its answer. */
function startOfLastOpenTime(times: readonly OpenTime[], now: Instant): Instant | null {
	const last = times.findLast(({ to }) => to <= Date.parse(now));
	return last ? new Date(last.from).toISOString() : null;
}

function answerTimesOf(
	answers: readonly FirstAnswer[],
	times: readonly OpenTime[],
	{ due, dueUntil }: { due: number; dueUntil: Instant },
): AnswerTimes {
	const minutes = answers
		.map(({ createdAt, answeredAt }) =>
			minutesWithin(times, Date.parse(createdAt), Date.parse(answeredAt)),
		)
		.sort((a, b) => a - b);
	return {
		median: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
		answered: minutes.length,
		due,
		inTime: answers.filter((answer) => answer.createdAt < dueUntil && isInTime(answer, times))
			.length,
	};
}

/** Whether an answer came within the opening day that the website promises. */
function isInTime(
	{ createdAt, answeredAt }: Omit<FirstAnswer, "kind">,
	times: readonly OpenTime[],
): boolean {
	const promised = promisedBy(times, Date.parse(createdAt));
	return promised === null || Date.parse(answeredAt) <= promised;
}

async function countWeeks(
	db: Queries,
	weeks: readonly Week[],
	answers: readonly FirstAnswer[],
	times: readonly OpenTime[],
): Promise<WeekTrend[]> {
	const counts = weeks.map(
		({ since, until }, index) =>
			sql`sum(case when "createdAt" >= ${since} and "createdAt" < ${until} then 1 else 0 end)
				as ${sql.ref(`week${index}`)}`,
	);
	const { rows } = await sql<Record<string, string | number | null>>`
		select ${sql.join(counts)} from registrations
		where archived = ${false} and "isSpam" = ${false} and "createdAt" >= ${weeks[0]?.since}`.execute(
		db,
	);
	return weeks.map(({ from, since, until }, index) => ({
		from,
		to: addDays(from, 6),
		registrations: Number(rows[0]?.[`week${index}`] ?? 0),
		answeredInTime: answers.filter(
			(answer) =>
				answer.kind === "registration" &&
				answer.createdAt >= since &&
				answer.createdAt < until &&
				isInTime(answer, times),
		).length,
	}));
}

/** Counts listed registrations by course: all in an index, and suspected spam in its own small one. */
async function countPrograms(db: Queries): Promise<ProgramTrend[]> {
	const { rows } = await sql<ProgramTrend>`
		select "courseId", count(*) as registrations,
			coalesce((select title from courses where id = listed."courseId"),
				(select "courseTitle" from registrations as one
					where archived = ${false} and one."courseId" = listed."courseId" limit 1)) as title
		from registrations as listed where archived = ${false} group by "courseId"`.execute(db);
	const spam = await sql<{ courseId: number }>`
		select "courseId" from registrations
		where archived = ${false} and "isSpam" order by "createdAt"`.execute(db);
	const spamOf = Map.groupBy(spam.rows, ({ courseId }) => courseId);
	return rows
		.map((row) => ({
			...row,
			registrations: Number(row.registrations) - (spamOf.get(row.courseId)?.length ?? 0),
		}))
		.filter(({ registrations }) => registrations > 0)
		.sort((a, b) => b.registrations - a.registrations || a.courseId - b.courseId);
}
