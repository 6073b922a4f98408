import type { Transaction } from "kysely";
import { deleteConversations } from "#chat/admin/conversations.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { contactErasure, registrationErasure } from "#personal-data/erase.server.ts";
import { eraseRecords } from "#record-list/erase.server.ts";

/** Values of one statement: SQLite takes at most 32,766. */
const BATCH_SIZE = 500;

/** The restore acts, not a user. */
const noUser = { username: "", address: "" };

/** What was erased by hand, by what is never given twice. */
export interface Erased {
	references: string[];
	conversations: string[];
}

/** Reads from the activity log what was erased by hand. */
export async function readErased(db: Queries): Promise<Erased> {
	const entries = await db
		.selectFrom("activity")
		.select(["kind", "recordId", "label"])
		.where((eb) =>
			eb.or([
				eb("action", "=", "erased").and("kind", "in", ["registration", "contact"]),
				eb("action", "=", "deleted").and("kind", "=", "conversation"),
			]),
		)
		.execute();
	const [conversations = [], records = []] = [true, false].map((isChat) =>
		entries.filter(({ kind }) => (kind === "conversation") === isChat),
	);
	return {
		references: records.map(({ label }) => label),
		conversations: conversations.flatMap(({ recordId }) => recordId ?? []),
	};
}

/**
 * Erases again what a restored backup brought back.
 * @returns the number of registrations, messages and conversations
 */
export async function eraseAgain(
	tx: Transaction<Tables>,
	clock: Clock,
	{ references, conversations }: Erased,
): Promise<number> {
	let count = 0;
	for (const some of batchesOf(conversations)) {
		count += await deleteConversations(tx, clock, noUser, some);
	}
	for (const some of batchesOf(references)) {
		for (const list of [registrationErasure, contactErasure]) {
			const back = await tx
				.selectFrom(list.name)
				.select("id")
				.where("reference", "in", some)
				.execute();
			const ids = back.map(({ id }) => id);
			await eraseRecords(tx, clock, noUser, list, ids);
			count += ids.length;
		}
	}
	return count;
}

function* batchesOf(values: readonly string[]): Generator<string[]> {
	for (let start = 0; start < values.length; start += BATCH_SIZE) {
		yield values.slice(start, start + BATCH_SIZE);
	}
}
