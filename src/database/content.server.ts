import type { Queries } from "#database/database.server.ts";

/**
 * The number that grows with every change of what the public pages show. Triggers keep it, so that
 * no service can forget to.
 */
export async function contentVersion(db: Queries): Promise<number> {
	const row = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
	return row.version;
}
