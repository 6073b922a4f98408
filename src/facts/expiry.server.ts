import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { type FactTopic, factTopics, topicOf } from "#facts/topics.ts";
import { dayOfValidity, expiresSoon, isExpired } from "#facts/validity.ts";
import { addDays } from "#ui/new-york-clock.ts";

/** A fact that expires soon, or has expired without a successor. */
export interface ExpiringFact {
	id: number;
	topic: FactTopic;
	/** Null for the whole school. */
	courseTitle: string | null;
	question: string | null;
	/** The last day on which it is valid, `YYYY-MM-DD` in New York. */
	validUntil: string;
	isExpired: boolean;
}

const LONGEST_NOTICE = Math.max(...factTopics.map((topic) => topicOf(topic).noticeDays));

/** Lists the facts to renew, update or delete, the most urgent first. */
export async function expiringFacts(db: Queries, clock: Clock): Promise<ExpiringFact[]> {
	const day = dayOfValidity(clock());
	const rows = await db
		.selectFrom("facts")
		.leftJoin("courses", "courses.id", "facts.courseId")
		.select(["facts.id", "topic", "courses.title as courseTitle", "question", "validUntil"])
		.where("superseded", "=", false)
		.where("validUntil", "<=", addDays(day, LONGEST_NOTICE))
		.where((eb) => eb.or([eb("courseId", "is", null), eb("courses.isActive", "=", true)]))
		.orderBy("validUntil")
		.orderBy("facts.id")
		.execute();
	return rows.flatMap(({ validUntil, ...row }) => {
		if (validUntil === null) return [];
		const fact = { ...row, topic: row.topic as FactTopic, validUntil };
		const hasExpired = isExpired(fact, day);
		return hasExpired || expiresSoon(fact, day) ? { ...fact, isExpired: hasExpired } : [];
	});
}
