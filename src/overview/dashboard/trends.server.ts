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
interface Received {
	kind: SubmittedKind;
	createdAt: Instant;
	archived: boolean;
	answeredAt: Instant | null;
}

type Answered = Pick<Received, "createdAt"> & { answeredAt: Instant };

const isAnswered = <R extends Received>(one: R): one is R & Answered => one.answeredAt !== null;

/** Computes registrations per week and course, and how fast the office answers. */
export async function getTrends({ db, clock }: Store) {
	const weeks = weeksUntil(newYorkClock(clock()).day, WEEKS);
	const [now, middle, start] = [0, PERIOD_MS, 2 * PERIOD_MS].map((ago) =>
		instantFrom(clock, -ago),
	) as [Instant, Instant, Instant];
	const oldest = [weeks[0]?.since ?? start, start].sort()[0] ?? start;
	const times = openTimes(new Date(oldest), clock(), await openingCalendar(db));
	const received = await receivedSince(db, oldest);
	const withdrawn = await withdrawnInTime(db, oldest, times);
	const dueBefore = startOfLastOpenTime(times, now) ?? start;
	const within = (since: Instant, until: Instant) => {
		const dueUntil = dueBefore < until ? dueBefore : until;
		const isDue = (createdAt: Instant) => createdAt >= since && createdAt < dueUntil;
		const due = received.filter(({ createdAt }) => isDue(createdAt)).length;
		return answerTimesOf(
			received
				.filter(isAnswered)
				.filter(({ createdAt }) => createdAt >= since && createdAt < until),
			times,
			{ dueUntil, due: due - withdrawn.filter(isDue).length },
		);
	};
	return {
		weeks: weeks.map((week) => weekTrend(week, received, times)),
		programs: await countPrograms(db),
		answers: { current: within(middle, now), previous: within(start, middle) },
	};
}

/** Reads what was received since an instant, without suspected spam. */
async function receivedSince(db: Queries, since: Instant): Promise<Received[]> {
	const of = (kind: SubmittedKind, table: SubmittedTable) => sql`
		select ${sql.lit(kind)} as kind, "createdAt", archived, ${answeredAt(table)} as "answeredAt"
		from ${sql.table(table)}
		where archived in (${false}, ${true}) and "createdAt" >= ${since} and "isSpam" = ${false}`;
	const { rows } = await sql<Received>`
		${of("registration", "registrations")} union all ${of("contact", "contacts")}`.execute(db);
	return rows;
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

/** What came before the last completed open time began has had a whole opening day for its answer. */
function startOfLastOpenTime(times: readonly OpenTime[], now: Instant): Instant | null {
	const last = times.findLast(({ to }) => to <= Date.parse(now));
	return last ? new Date(last.from).toISOString() : null;
}

function answerTimesOf(
	answers: readonly Answered[],
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
function isInTime({ createdAt, answeredAt }: Answered, times: readonly OpenTime[]): boolean {
	const promised = promisedBy(times, Date.parse(createdAt));
	return promised === null || Date.parse(answeredAt) <= promised;
}

function weekTrend(
	{ from, since, until }: Week,
	received: readonly Received[],
	times: readonly OpenTime[],
): WeekTrend {
	const registrations = received.filter(
		({ kind, createdAt }) => kind === "registration" && createdAt >= since && createdAt < until,
	);
	return {
		from,
		to: addDays(from, 6),
		registrations: registrations.filter(({ archived }) => !archived).length,
		answeredInTime: registrations.filter((one) => isAnswered(one) && isInTime(one, times)).length,
	};
}

/** Counts listed registrations by course, without suspected spam. */
async function countPrograms(db: Queries): Promise<ProgramTrend[]> {
	const { rows } = await sql<ProgramTrend>`
		select "courseId", count(*) as registrations,
			coalesce((select title from courses where id = listed."courseId"),
				(select "courseTitle" from registrations as one
					where archived = ${false} and one."courseId" = listed."courseId" limit 1)) as title
		from registrations as listed where archived = ${false} and "isSpam" = ${false}
		group by "courseId" order by registrations desc, "courseId"`.execute(db);
	return rows;
}
