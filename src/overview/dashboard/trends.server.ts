import { type RawBuilder, sql } from "kysely";
import { type Week, weeksUntil } from "#assistant/admin/period.ts";
import { answeredAt } from "#intake/people/waiting.server.ts";
import { withdrawnAt } from "#intake/people/withdrawn.server.ts";
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

/** A registration or message, archived or not, that is no suspected spam. */
interface Received {
	kind: SubmittedKind;
	createdAt: Instant;
	archived: boolean;
	/** When it was first answered. */
	answeredAt: Instant | null;
	withdrawnAt: Instant | null;
}

/** Computes registrations per week and course, and how fast the office answers. */
export async function getTrends({ db, clock }: Store) {
	const weeks = weeksUntil(newYorkClock(clock()).day, WEEKS);
	const [now, middle, start] = [0, PERIOD_MS, 2 * PERIOD_MS].map((ago) =>
		instantFrom(clock, -ago),
	) as [Instant, Instant, Instant];
	const oldest = [weeks[0]?.since ?? start, start].sort()[0] ?? start;
	const times = openTimes(new Date(oldest), clock(), await openingCalendar(db));
	const received = await receivedSince(db, oldest);
	const dueBefore = startOfLastOpenTime(times, now) ?? start;
	const answersIn = (since: Instant, until: Instant) =>
		answerTimesOf(within(received, since, until), times, dueBefore);
	return {
		weeks: weeks.map((week) => weekTrendOf(week, received, times)),
		programs: await countPrograms(db),
		answers: { current: answersIn(middle, now), previous: answersIn(start, middle) },
	};
}

async function receivedSince(db: Queries, since: Instant): Promise<Received[]> {
	const of = (kind: SubmittedKind, table: SubmittedTable, withdrawn: RawBuilder<unknown>) => sql`
		select ${sql.lit(kind)} as kind, "createdAt", archived, ${answeredAt(table)} as "answeredAt",
			${withdrawn} as "withdrawnAt"
		from ${sql.table(table)}
		where archived in (${false}, ${true}) and "createdAt" >= ${since} and "isSpam" = ${false}`;
	const { rows } = await sql<Received>`
		${of("registration", "registrations", withdrawnAt)}
		union all ${of("contact", "contacts", sql`null`)}`.execute(db);
	return rows;
}

const within = (received: readonly Received[], since: Instant, until: Instant) =>
	received.filter(({ createdAt }) => createdAt >= since && createdAt < until);

/** What came before the last completed open time began has had a whole opening day for its answer. */
function startOfLastOpenTime(times: readonly OpenTime[], now: Instant): Instant | null {
	const last = times.findLast(({ to }) => to <= Date.parse(now));
	return last ? new Date(last.from).toISOString() : null;
}

function answerTimesOf(
	received: readonly Received[],
	times: readonly OpenTime[],
	dueBefore: Instant,
): AnswerTimes {
	const minutes = received
		.flatMap(({ createdAt, answeredAt }) =>
			answeredAt ? [minutesWithin(times, Date.parse(createdAt), Date.parse(answeredAt))] : [],
		)
		.sort((a, b) => a - b);
	// Who withdrew before an answer was late waits for none.
	const due = received.filter(
		({ createdAt, answeredAt, withdrawnAt }) =>
			createdAt < dueBefore && (answeredAt || !isInTime(createdAt, withdrawnAt, times)),
	);
	return {
		median: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
		answered: minutes.length,
		due: due.length,
		inTime: due.filter(({ createdAt, answeredAt }) => isInTime(createdAt, answeredAt, times))
			.length,
	};
}

/** Whether something happened, within the opening day in which the website promises an answer. */
function isInTime(createdAt: Instant, at: Instant | null, times: readonly OpenTime[]): boolean {
	const promised = promisedBy(times, Date.parse(createdAt));
	return at !== null && (promised === null || Date.parse(at) <= promised);
}

function weekTrendOf(
	{ from, since, until }: Week,
	received: readonly Received[],
	times: readonly OpenTime[],
): WeekTrend {
	const registrations = within(received, since, until).filter(
		({ kind }) => kind === "registration",
	);
	return {
		from,
		to: addDays(from, 6),
		registrations: registrations.filter(({ archived }) => !archived).length,
		answeredInTime: registrations.filter(({ createdAt, answeredAt }) =>
			isInTime(createdAt, answeredAt, times),
		).length,
	};
}

/** Counts listed registrations by course. */
async function countPrograms(db: Queries): Promise<ProgramTrend[]> {
	const { rows } = await sql<ProgramTrend>`
		select "courseId", count(*) as registrations,
			coalesce((select title from courses where id = listed."courseId"), max("courseTitle")) as title
		from registrations as listed where archived = ${false} and "isSpam" = ${false}
		group by "courseId" order by registrations desc, "courseId"`.execute(db);
	return rows.map((row) => ({ ...row, registrations: Number(row.registrations) }));
}
