import { sql } from "kysely";
import type * as contract from "#assistant/admin/analytics-contract.ts";
import type { ChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { weeksUntil } from "#assistant/admin/period.ts";
import type { Call } from "#platform/api/call.server.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import { isOnDays } from "#platform/database/conditions.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const WEEKS = 8;

/** Computes the analytics of a period. */
export async function getChatAnalytics(
	{ db, clock }: Store<Queries>,
	{ query: days }: Call<typeof contract.getChatAnalytics>,
): Promise<ChatAnalytics> {
	const within = sql`${sql.join([sql`1 = 1`, ...isOnDays("at", days)], sql` and `)}`;
	const answers = await countAnswers(db, within);
	const sum = (is: (row: AnswerCount) => boolean) => sumOf(answers, is);
	const builtIn = sql`${within} and model is null`;
	return {
		conversations: await countConversations(db, within),
		questions: {
			total: sum(() => true),
			...byOutcome(answers),
		},
		thumbs: { up: sum(({ thumb }) => thumb === "up"), down: sum(({ thumb }) => thumb === "down") },
		model: {
			answered: sum(({ model }) => model === "answered"),
			fallbacks: sum(({ model }) => model === "failed" || model === "paused"),
			choseNothing: sum(({ model }) => model === "chose nothing"),
			refused: sum(({ model }) => model === "refused"),
			capped: sum(({ model }) => model === "capped"),
		},
		weeks: await countWeeks(db, days.to ?? newYorkTime(clock()).slice(0, 10)),
		milliseconds: {
			p50: await percentile(db, within, 0.5),
			p95: await percentile(db, within, 0.95),
			builtInP95: await percentile(db, builtIn, 0.95),
		},
	};
}

interface AnswerCount {
	outcome: string;
	model: string | null;
	thumb: string | null;
	n: number;
}

const sumOf = (answers: readonly AnswerCount[], is: (row: AnswerCount) => boolean): number =>
	answers.reduce((total, row) => (is(row) ? total + row.n : total), 0);

function byOutcome(answers: readonly AnswerCount[]) {
	const count = (wanted: string) => sumOf(answers, ({ outcome }) => outcome === wanted);
	return {
		answered: count("answered"),
		handedOver: count("handed over"),
		declined: count("declined"),
		notUnderstood: count("not understood"),
	};
}

type Condition = ReturnType<typeof sql>;

async function countAnswers(db: Queries, within: Condition): Promise<AnswerCount[]> {
	const { rows } = await sql<AnswerCount>`
		select outcome, model, thumb, count(*) as n from chat_answers
		where ${within} group by outcome, model, thumb`.execute(db);
	return rows;
}

async function countConversations(
	db: Queries,
	within: Condition,
): Promise<ChatAnalytics["conversations"]> {
	const one = (condition: Condition) =>
		sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
	const { rows } = await sql<ChatAnalytics["conversations"]>`
		select count(*) as total,
			${one(sql`handed = 0 and called = 0 and pleased = 1`)} as confirmed,
			${one(sql`handed = 1 or called = 1`)} as "handedOver",
			${one(sql`handed = 0 and called = 0 and pleased = 0`)} as silent,
			${one(sql`called = 1`)} as callbacks
		from (
			select max(case when outcome = 'handed over' then 1 else 0 end) as handed,
				max(case when thumb = 'up' or intent = 'thanks' then 1 else 0 end) as pleased,
				max(case when b."conversationId" is null then 0 else 1 end) as called
			from chat_answers a
			left join (select distinct "conversationId" from chat_callbacks) b
				on b."conversationId" = a."conversationId"
			where ${within} group by a."conversationId"
		) as conversations`.execute(db);
	const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]);
	return Object.fromEntries(counts);
}

/** Counts each week's questions by outcome, up to a day. */
async function countWeeks(db: Queries, day: string): Promise<ChatAnalytics["weeks"]> {
	const weeks: ChatAnalytics["weeks"] = [];
	for (const { from, since, until } of weeksUntil(day, WEEKS)) {
		const answers = await countAnswers(db, sql`at >= ${since} and at < ${until}`);
		weeks.push({ from, ...byOutcome(answers) });
	}
	return weeks;
}

/** The value that the given share of answers does not exceed. */
async function percentile(db: Queries, within: Condition, share: number): Promise<number | null> {
	const counted = await sql<{ n: number }>`
		select count(*) as n from chat_answers where ${within}`.execute(db);
	const n = counted.rows[0]?.n ?? 0;
	if (n === 0) return null;
	const { rows } = await sql<{ milliseconds: number }>`
		select milliseconds from chat_answers where ${within}
		order by milliseconds limit 1 offset ${Math.ceil(share * n) - 1}`.execute(db);
	return rows[0]?.milliseconds ?? null;
}
