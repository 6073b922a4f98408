import { type SqlBool, sql } from "kysely";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What is counted, and how often it may happen in one period. */
export interface Counter {
	/** What for whom, such as `form 203.0.113.7`. */
	subject: string;
	most: number;
}

/**
 * Counts an event in the period that began with the first one, on all instances together. One statement compares and counts,
 * so parallel events can't exceed the limit; what is refused writes nothing.
 * @param endsAt when a period ends that begins with this event
 * @returns whether this was the last one that is allowed, the milliseconds to wait: 0 if it is allowed itself, and when the
 * period ends
 */
export async function count(
	db: Queries,
	clock: Clock,
	{ subject, most }: Counter,
	endsAt: Instant,
): Promise<{ isLast: boolean; wait: number; endsAt: Instant }> {
	const now = instantFrom(clock);
	const refused = async () => {
		const full = await db
			.selectFrom("limit_counts")
			.select("endsAt")
			.where("subject", "=", subject)
			.where("count", ">=", most)
			.where("endsAt", ">", now)
			.executeTakeFirst();
		if (!full) return undefined;
		return { isLast: false, wait: Date.parse(full.endsAt) - Date.parse(now), ...full };
	};
	// Read first, so that a crowd of refused events locks no row.
	const before = await refused();
	if (before) return before;
	const isOver = sql<SqlBool>`limit_counts."endsAt" <= ${now}`;
	const isLongOver = sql<SqlBool>`limit_counts."endsAt" <= ${instantFrom(clock, -DAY)}`;
	const counted = await db
		.insertInto("limit_counts")
		.values({ subject, count: 1, endsAt, locks: 0 })
		.onConflict((conflict) =>
			conflict
				.column("subject")
				.doUpdateSet({
					count: sql`case when ${isOver} then 1 else limit_counts.count + 1 end`,
					endsAt: sql`case when ${isOver} then excluded."endsAt" else limit_counts."endsAt" end`,
					locks: sql`case when ${isLongOver} then 0 else limit_counts.locks end`,
				})
				.where((eb) => eb.or([isOver, eb("limit_counts.count", "<", most)])),
		)
		.returning(["count", "endsAt"])
		.executeTakeFirst();
	if (counted && counted.count <= most) {
		return { isLast: counted.count === most, wait: 0, endsAt: counted.endsAt };
	}
	// Others have filled it meanwhile, or none is allowed.
	return (await refused()) ?? { isLast: false, wait: 1, endsAt: now };
}

/** Takes back an event that was counted. */
export async function takeBack(db: Queries, subject: string): Promise<void> {
	await db
		.updateTable("limit_counts")
		.set((eb) => ({ count: eb("count", "-", 1) }))
		.where("subject", "=", subject)
		.where("count", ">", 0)
		.execute();
}

/**
 * Makes a period end later, in the transaction of the event that filled it.
 * @param waits milliseconds from now: the first time, the second time, and so on; a day without events begins again
 */
export async function lock(
	tx: Queries,
	clock: Clock,
	subject: string,
	waits: readonly number[],
): Promise<void> {
	const { locks } = await tx
		.updateTable("limit_counts")
		.set((eb) => ({ locks: eb("locks", "+", 1) }))
		.where("subject", "=", subject)
		.returning("locks")
		.executeTakeFirstOrThrow();
	const wait = waits[locks - 1] ?? waits.at(-1);
	await tx
		.updateTable("limit_counts")
		.set({ endsAt: instantFrom(clock, wait) })
		.where("subject", "=", subject)
		.execute();
}

/** Undoes {@link lock}. @param endsAt when the period ended before */
export async function unlock(tx: Queries, subject: string, endsAt: Instant): Promise<void> {
	await tx
		.updateTable("limit_counts")
		.set((eb) => ({ locks: eb("locks", "-", 1), endsAt }))
		.where("subject", "=", subject)
		.where("locks", ">", 0)
		.execute();
}

/** Forgets everything that was counted for some subjects. */
export async function forget(db: Queries, subjects: readonly string[]): Promise<void> {
	await db.deleteFrom("limit_counts").where("subject", "in", subjects).execute();
}

/** Purges periods that are over; those that were locked a day later. */
export async function purgeExpiredCounts(db: Database, clock: Clock): Promise<void> {
	await db
		.deleteFrom("limit_counts")
		.where("endsAt", "<=", instantFrom(clock))
		.where((eb) => eb.or([eb("locks", "=", 0), eb("endsAt", "<=", instantFrom(clock, -DAY))]))
		.execute();
}
