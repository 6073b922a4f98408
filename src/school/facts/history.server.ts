import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/facts/contract.ts";
import type { FactState } from "#school/facts/contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** What the row of a fact states. */
export const factColumns = [
	"topic",
	"courseId",
	"question",
	"answer",
	"source",
	"validUntil",
	"onHomePage",
] as const;

/** Fields that each history entry of a fact repeats. */
const statedColumns = [...factColumns, "spanish"] as const;

/** Records the state of a fact after a change; of a deleted one the last state. */
export async function recordFactState(
	tx: Queries,
	clock: Clock,
	change: { action: FactState["action"]; username: string },
	fact: Pick<FactState, (typeof statedColumns)[number]> & { id: number },
): Promise<void> {
	const { id, topic, courseId, question, answer, spanish, source, validUntil, onHomePage } = fact;
	const stated = { topic, courseId, question, answer, spanish, source, validUntil, onHomePage };
	await tx
		.insertInto("fact_history")
		.values({ ...change, ...stated, factId: id, at: instantFrom(clock) })
		.execute();
}

/**
 * The states of a fact, newest first, and those of other facts about its topic and course; of topic
 * `other` only its own.
 */
export async function getFactHistory(
	{ db }: Store<Queries>,
	{ params: { id } }: Call<typeof contract.getFactHistory>,
): Promise<FactState[] | Failure> {
	const latest = await db
		.selectFrom("fact_history")
		.select(["topic", "courseId"])
		.where("factId", "=", id)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!latest) return new Failure("notFound", "Fact not found.");
	const states = await db
		.selectFrom("fact_history")
		.select(["id", "factId", "at", "username", "action", ...statedColumns])
		.where((eb) =>
			eb.or([
				eb("factId", "=", id),
				eb.and([
					eb("topic", "=", latest.topic),
					eb("topic", "!=", "other"),
					eb("courseId", latest.courseId === null ? "is" : "=", latest.courseId),
				]),
			]),
		)
		.orderBy("id", "desc")
		.execute();
	return states.map((state) => ({ ...state, topic: state.topic as FactTopic }));
}
