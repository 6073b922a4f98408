import { sql, type Transaction } from "kysely";
import { Failure } from "#api/failure.ts";
import type { Tables } from "#database/tables.server.ts";

type VersionedTable =
	| "users"
	| "courses"
	| "registrations"
	| "contacts"
	| "taught_answers"
	| "chat_settings";

/** The failure for a record that has changed since the caller read it. */
export const staleRecord = new Failure(
	"stale",
	"Somebody else changed this record since you opened it. Please look at it again.",
);

/**
 * Changes a record and raises its version. With `ifMatch` only when that is still its version; an
 * empty change only checks that.
 * @returns why nothing was changed, or undefined.
 */
export async function changed(
	tx: Transaction<Tables>,
	table: VersionedTable,
	record: { id: number; ifMatch: number | undefined; missing: Failure },
	change: Record<string, unknown>,
): Promise<Failure | undefined> {
	const { id, ifMatch, missing } = record;
	const found = await tx
		.selectFrom(table)
		.select("version")
		.where("id", "=", id)
		.executeTakeFirst();
	if (!found) return missing;
	if (ifMatch !== undefined && ifMatch !== found.version) return staleRecord;
	if (Object.keys(change).length === 0) return undefined;
	const written = await tx
		.updateTable(table)
		.set({ ...change, version: sql`version + 1` })
		.where("id", "=", id)
		.$if(ifMatch !== undefined, (query) => query.where("version", "=", ifMatch as number))
		.returning("id")
		.executeTakeFirst();
	// Between reading and writing somebody else may have been quicker.
	return written ? undefined : staleRecord;
}
