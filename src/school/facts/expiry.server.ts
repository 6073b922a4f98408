import { addDays } from "#platform/calendar/days.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { type FactTopic, factTopics, topicOf } from "#school/facts/topics.ts";
import { dayOfValidity, expiresSoon, isExpired, lacksLastDay } from "#school/facts/validity.ts";

/** A fact that expires soon, has expired without a successor, or lacks the last day that its topic needs. */
export interface ExpiringFact {
	id: number;
	topic: FactTopic;
	/** Null for the whole school. */
	courseTitle: string | null;
	question: string | null;
	/** The last day on which it is valid, `YYYY-MM-DD` in New York; null if it lacks one. */
	validUntil: string | null;
	isExpired: boolean;
}

const topicsWithLastDay = factTopics.filter((topic) => topicOf(topic).needsLastDay);
const LONGEST_NOTICE = Math.max(...factTopics.map((topic) => topicOf(topic).noticeDays));

/** Lists the facts to renew, update or delete, the most urgent first, and those without a needed last day after them. */
export async function expiringFacts(db: Queries, clock: Clock): Promise<ExpiringFact[]> {
	const day = dayOfValidity(clock());
	const rows = await db
		.selectFrom("facts")
		.leftJoin("courses", "courses.id", "facts.courseId")
		.select(["facts.id", "topic", "courses.title as courseTitle", "question", "validUntil"])
		.where("superseded", "=", false)
		.where((eb) =>
			eb.or([
				eb("validUntil", "<=", addDays(day, LONGEST_NOTICE)),
				eb.and([eb("validUntil", "is", null), eb("topic", "in", topicsWithLastDay)]),
			]),
		)
		.where((eb) => eb.or([eb("courseId", "is", null), eb("courses.isActive", "=", true)]))
		.orderBy("validUntil", (order) => order.asc().nullsLast())
		.orderBy("facts.id")
		.execute();
	return rows
		.map((row) => ({ ...row, topic: row.topic as FactTopic }))
		.map((fact) => ({ ...fact, isExpired: isExpired(fact, day) }))
		.filter((fact) => fact.isExpired || expiresSoon(fact, day) || lacksLastDay(fact));
}
