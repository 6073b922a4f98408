import type { Queries } from "#platform/database/database.server.ts";

type Fields = Record<string, unknown>;

/** Lists what the log says of each change of a record, the newest first. */
export async function changedEntries(
	db: Queries,
	kind: string,
	id: number,
): Promise<{ before: Fields; after: Fields }[]> {
	const entries = await db
		.selectFrom("activity")
		.select(["before", "after"])
		.where("kind", "=", kind)
		.where("recordId", "=", String(id))
		.where("action", "=", "changed")
		.orderBy("id", "desc")
		.execute();
	return entries.map(({ before, after }) => ({
		before: JSON.parse(before ?? "{}"),
		after: JSON.parse(after ?? "{}"),
	}));
}
