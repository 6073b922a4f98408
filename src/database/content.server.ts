import type { Transaction } from "kysely";
import type { Queries } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";

/** The channel on which PostgreSQL’s triggers announce a new content version. */
export const CONTENT_CHANNEL = "content_changed";

/** Returns the version of the public content. Triggers raise it with every change, so no service can miss one. */
export async function contentVersion(db: Queries): Promise<number> {
	const row = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
	return row.version;
}

/**
 * Lets one transaction at a time change public content. Take this lock before any other, because the
 * triggers take it mid-transaction, in varying order.
 */
export async function lockContent(tx: Transaction<Tables>): Promise<void> {
	await tx.selectFrom("content_version").select("version").forUpdate().executeTakeFirstOrThrow();
}
