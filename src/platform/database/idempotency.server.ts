import type { IdempotencyKey, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries, Tx } from "#platform/database/database.server.ts";
import { sharedTransaction } from "#platform/database/shared-transaction.server.ts";
import type { IdempotentKind, Tables } from "#platform/database/tables.server.ts";

/** A submission that stores one record. */
interface Submitted<T extends { id: number }> {
	kind: IdempotentKind;
	store: (tx: Tx) => Promise<T | Failure>;
	/** Reads a record that was stored before; undefined if it was erased. */
	read: (tx: Tx, id: number) => Promise<T | undefined>;
}

/** Visitors and the office send forms; what only the office saves, a colleague can have deleted. */
const erased = (kind: IdempotentKind) =>
	new Failure(
		"notFound",
		kind === "registration" || kind === "contact"
			? "We received this form, and it has been erased since."
			: "This was saved, and it has been deleted since.",
	);

/** Where the records of each kind are stored. */
const tables = {
	registration: "registrations",
	contact: "contacts",
	email: "emails",
	reply: "replies",
	entry: "person_entries",
} as const satisfies Record<IdempotentKind, keyof Tables>;

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
	const stored = await sharedTransaction<T | Failure>(db, async (tx) => {
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
			const recordId = await storedId(tx, kind, key, fingerprint);
			return recordId instanceof Failure ? recordId : ((await read(tx, recordId)) ?? erased(kind));
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
	tx: Tx,
	kind: IdempotentKind,
	key: string,
	fingerprint: string,
): Promise<number | Failure> {
	const stored = await tx
		.selectFrom("idempotency_keys")
		.select(["fingerprint", "recordId"])
		.where("key", "=", key)
		.executeTakeFirstOrThrow();
	if (stored.recordId === null || stored.fingerprint === null) return erased(kind);
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
 * Removes the fingerprints of records that are gone, those too that the database deleted with another: a short text
 * can be guessed from its fingerprint. A key stays until it expires, so a repeat stores nothing again.
 */
export async function forgetSubmissions(tx: Queries): Promise<void> {
	for (const [kind, table] of Object.entries(tables)) {
		await tx
			.updateTable("idempotency_keys as k")
			.set({ fingerprint: null })
			.where("kind", "=", kind as IdempotentKind)
			.where("fingerprint", "is not", null)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom(table).select("id").whereRef("id", "=", "k.recordId"))),
			)
			.execute();
	}
}
