import type { Transaction } from "kysely";
import type { IdempotencyKey, StoredOnce } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import type { IdempotentKind, SubmittedKind, Tables } from "#database/tables.server.ts";

/** A submission that stores one record. */
interface Submitted<T extends { id: number }> {
	kind: IdempotentKind;
	store: (tx: Transaction<Tables>) => Promise<T | Failure>;
	/** Reads a record that was stored before; undefined if it was erased. */
	read: (tx: Transaction<Tables>, id: number) => Promise<T | undefined>;
}

const erased = new Failure("notFound", "We received this form, and it has been erased since.");

/**
 * Stores a record in a transaction, once per idempotency key. The key stores only the record's kind and
 * id: a repeat returns the current record, or a failure if it was erased.
 * Failures are not stored.
 */
export async function idempotent<T extends { id: number }>(
	db: Database,
	clock: Clock,
	submission: IdempotencyKey | null,
	{ kind, store, read }: Submitted<T>,
): Promise<StoredOnce<T> | Failure> {
	const stored = await transaction<T | Failure>(db, async (tx) => {
		if (!submission) return store(tx);
		const { key, fingerprint, lifetime } = submission;
		await tx
			.deleteFrom("idempotency_keys")
			.where("key", "=", key)
			.where("expiresAt", "<=", instantFrom(clock))
			.execute();
		// Of two parallel submissions the second waits here for the first to commit or roll back.
		const claimed = await tx
			.insertInto("idempotency_keys")
			.values({ key, fingerprint, kind, expiresAt: instantFrom(clock, lifetime) })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.returning("key")
			.executeTakeFirst();
		if (!claimed) {
			const recordId = await storedId(tx, key, fingerprint);
			return recordId instanceof Failure ? recordId : ((await read(tx, recordId)) ?? erased);
		}
		const result = await store(tx);
		if (!(result instanceof Failure)) {
			await tx
				.updateTable("idempotency_keys")
				.set({ recordId: result.id })
				.where("key", "=", key)
				.execute();
		}
		return result;
	});
	return stored as StoredOnce<T> | Failure;
}

async function storedId(
	tx: Transaction<Tables>,
	key: string,
	fingerprint: string,
): Promise<number | Failure> {
	const stored = await tx
		.selectFrom("idempotency_keys")
		.select(["fingerprint", "recordId"])
		.where("key", "=", key)
		.executeTakeFirstOrThrow();
	if (stored.recordId === null || stored.fingerprint === null) return erased;
	return stored.fingerprint === fingerprint
		? stored.recordId
		: new Failure(
				"idempotencyMismatch",
				"This Idempotency-Key was already used with different data.",
			);
}

/** Purges expired idempotency keys. */
export async function purgeExpiredSubmissions(db: Database, clock: Clock): Promise<void> {
	await db.deleteFrom("idempotency_keys").where("expiresAt", "<=", instantFrom(clock)).execute();
}

/**
 * Removes the form fingerprints of erased records. A key stays until it expires, so a repeat does not
 * store the form again.
 */
export async function forgetSubmissions(
	tx: Queries,
	kind: SubmittedKind,
	recordIds: readonly number[],
): Promise<void> {
	await tx
		.updateTable("idempotency_keys")
		.set({ fingerprint: null })
		.where("kind", "=", kind)
		.where("recordId", "in", recordIds)
		.execute();
}
