import { sql, type Transaction } from "kysely";
import type { IfMatch } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import type { Tables } from "#database/tables.server.ts";

type VersionedTable = "users" | "courses" | "registrations" | "contacts" | "facts";

/** Failure for a record that has changed since the caller read it. */
export const staleRecord = new Failure(
	"stale",
	"Someone else changed this record after you opened it. Refresh and try again.",
);

/** Returns whether a record's version is none of those that the caller has read. */
export function isStale({ version }: { version: number }, ifMatch: IfMatch): boolean {
	return ifMatch !== undefined && !ifMatch.includes(version);
}

/**
 * Updates a record and raises its version. With `ifMatch`, only at one of those versions; an empty
 * change only checks the version.
 * @returns a Failure, or undefined on success
 */
export async function updateVersioned(
	tx: Transaction<Tables>,
	table: VersionedTable,
	record: { id: number; ifMatch: IfMatch; missing: Failure },
	change: Record<string, unknown>,
): Promise<Failure | undefined> {
	const { id, ifMatch, missing } = record;
	const current = await tx
		.selectFrom(table)
		.select("version")
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (!current) return missing;
	if (isStale(current, ifMatch)) return staleRecord;
	if (Object.keys(change).length === 0) return undefined;
	await tx
		.updateTable(table)
		.set({ ...change, version: sql`version + 1` })
		.where("id", "=", id)
		.execute();
	return undefined;
}

/**
 * Deletes a row permanently. With `ifMatch`, only at one of those versions.
 * @returns a Failure, or undefined on success
 */
export async function deleteVersioned(
	tx: Transaction<Tables>,
	table: "registrations" | "contacts",
	{ id, ifMatch, missing }: { id: number; ifMatch: IfMatch; missing: Failure },
): Promise<Failure | undefined> {
	const erased = await tx
		.deleteFrom(table)
		.where("id", "=", id)
		.$if(ifMatch !== undefined, (query) => query.where("version", "in", ifMatch ?? []))
		.returning("id")
		.executeTakeFirst();
	if (erased) return undefined;
	const record = await tx.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
	return record ? staleRecord : missing;
}
