import { sql } from "kysely";
import type { IfMatch } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Tx } from "#platform/database/database.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

type VersionedTable =
	| "users"
	| "courses"
	| "registrations"
	| "contacts"
	| "facts"
	| "texts"
	| "translations"
	| "classes"
	| "people"
	| "person_entries"
	| "canned_replies";

/** A record as a caller names it. */
interface VersionedRecord {
	id: number;
	ifMatch: IfMatch;
	/** What is returned if it does not exist. */
	missing: Failure;
}

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
	tx: Tx,
	table: VersionedTable,
	record: VersionedRecord,
	change: Record<string, unknown>,
): Promise<Failure | undefined> {
	const refused = await lockVersion(tx, table, record);
	if (refused) return refused;
	if (Object.keys(change).length === 0) return undefined;
	await tx
		.updateTable(table)
		.set({ ...change, version: sql`version + 1` })
		.where("id", "=", record.id)
		.execute();
	return undefined;
}

/**
 * Deletes a row permanently. With `ifMatch`, only at one of those versions.
 * @returns a Failure, or undefined on success
 */
export async function deleteVersioned(
	tx: Tx,
	table: SubmittedTable,
	record: VersionedRecord,
): Promise<Failure | undefined> {
	const refused = await lockVersion(tx, table, record);
	if (refused) return refused;
	await tx.deleteFrom(table).where("id", "=", record.id).execute();
	return undefined;
}

/**
 * Locks a record. With `ifMatch`, only at one of those versions, which are not compared in SQL: a caller may send numbers that
 * no column can hold.
 * @returns a Failure, or undefined when it is locked
 */
export async function lockVersion(
	tx: Tx,
	table: VersionedTable,
	{ id, ifMatch, missing }: VersionedRecord,
): Promise<Failure | undefined> {
	const current = await tx
		.selectFrom(table)
		.select("version")
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	if (!current) return missing;
	return isStale(current, ifMatch) ? staleRecord : undefined;
}
