import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import type { FactTopic } from "#facts/topics.ts";
import { dayOfValidity, EXPIRY_NOTICE_DAYS, isExpired } from "#facts/validity.ts";
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

/** Lists the facts to renew, update or delete, the most urgent first. */
export async function expiringFacts(db: Queries, clock: Clock): Promise<ExpiringFact[]> {
	const day = dayOfValidity(clock());
	const rows = await db
		.selectFrom("facts")
		.leftJoin("courses", "courses.id", "facts.courseId")
		.select(["facts.id", "topic", "courses.title as courseTitle", "question", "validUntil"])
		.where("superseded", "=", false)
		.where("validUntil", "<=", addDays(day, EXPIRY_NOTICE_DAYS))
		.where((eb) => eb.or([eb("courseId", "is", null), eb("courses.isActive", "=", true)]))
		.orderBy("validUntil")
		.orderBy("facts.id")
		.execute();
	return rows.flatMap(({ validUntil, ...row }) =>
		validUntil === null
			? []
			: {
					...row,
					topic: row.topic as FactTopic,
					validUntil,
					isExpired: isExpired({ validUntil }, day),
				},
	);
}
