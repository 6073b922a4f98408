import type { Transaction } from "kysely";
import type { Queries } from "#database/database.server.ts";
import type { Tables } from "#database/tables.server.ts";

/** The channel on which PostgreSQL’s triggers announce a new content version. */
export const CONTENT_CHANNEL = "content_changed";

/**
 * The number that grows with every change of what the public pages show. Triggers keep it, so that
 * no service can forget to.
 */
export async function contentVersion(db: Queries): Promise<number> {
	const row = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
	return row.version;
}

/**
 * Lets one transaction at a time change what the public pages and the assistant show. Whoever does
 * takes this lock before any other: the triggers take it in the middle of the work, in another
 * order each time.
 */
export async function lockContent(tx: Transaction<Tables>): Promise<void> {
	await tx.selectFrom("content_version").select("version").forUpdate().executeTakeFirstOrThrow();
}
