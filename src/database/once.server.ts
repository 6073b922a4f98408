import type { Transaction } from "kysely";
import type { OnceKey } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";

/**
 * Carries out `work` in a transaction, once per key: the same submission again gets the stored
 * answer and stores nothing. Only what succeeded is remembered.
 * Without a key the work is simply carried out.
 */
export async function once<T>(
	db: Database,
	clock: Clock,
	submission: OnceKey | null,
	work: (tx: Transaction<Tables>) => Promise<T | Failure>,
): Promise<T | Failure> {
	return transaction<T | Failure>(db, async (tx) => {
		if (!submission) return work(tx);
		const { key, fingerprint, lifetime } = submission;
		await tx
			.deleteFrom("submissions")
			.where("key", "=", key)
			.where("expiresAt", "<=", instantFrom(clock))
			.execute();
		// Two at once: the second waits here until the first is stored, or taken back.
		const claimed = await tx
			.insertInto("submissions")
			.values({ key, fingerprint, answer: null, expiresAt: instantFrom(clock, lifetime) })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.returning("key")
			.executeTakeFirst();
		if (!claimed) return storedAnswer<T>(tx, key, fingerprint);
		const result = await work(tx);
		if (!(result instanceof Failure)) {
			await tx
				.updateTable("submissions")
				.set({ answer: JSON.stringify(result) })
				.where("key", "=", key)
				.execute();
		}
		return result;
	});
}

async function storedAnswer<T>(
	tx: Transaction<Tables>,
	key: string,
	fingerprint: string,
): Promise<T | Failure> {
	const stored = await tx
		.selectFrom("submissions")
		.select(["fingerprint", "answer"])
		.where("key", "=", key)
		.executeTakeFirstOrThrow();
	if (stored.fingerprint !== fingerprint) {
		return new Failure("otherBody", "This Idempotency-Key was already used with different data.");
	}
	return JSON.parse(stored.answer ?? "null") as T;
}

/** Forgets submissions whose time is over. */
export async function forgetSubmissions(db: Database, clock: Clock): Promise<void> {
	await db.deleteFrom("submissions").where("expiresAt", "<=", instantFrom(clock)).execute();
}

/**
 * Forgets the stored answer that holds a record: who is erased is not answered again.
 * The answers are JSON objects that begin with the record's number and reference.
 */
export async function forgetAnswer(
	tx: Queries,
	{ id, reference }: { id: number; reference: string },
): Promise<void> {
	const start = JSON.stringify({ id, reference }).slice(0, -1);
	await tx.deleteFrom("submissions").where("answer", "like", `${start}%`).execute();
}
