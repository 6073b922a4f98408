import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

const lists = {
	registrations: {
		columns: ["createdAt", "id", "status", "courseId", "searchText", "phone"],
		reading: ["email", "courseTitle"],
	},
	contacts: {
		columns: ["createdAt", "id", "isRead", "courseId", "searchText"],
		reading: ["email", "phone", "subject"],
	},
} as const;

/**
 * Lets records be archived: out of sight, not out of the database. The lists and the archive are
 * two halves of every index, so that either is read in order without looking at the other.
 */
export async function archive(db: Kysely<unknown>, { boolean, flag }: ColumnTypes): Promise<void> {
	for (const [table, { columns, reading }] of Object.entries(lists)) {
		await db.schema.alterTable(table).addColumn("archived", boolean, flag(false)).execute();
		for (const column of columns) {
			if (column !== "id") {
				const former = ["status", "courseId", "isRead"].includes(column)
					? `${table}_${column}_createdAt_index`
					: `${table}_${column}_index`;
				await db.schema.dropIndex(former).execute();
			}
			const order = ["status", "courseId", "isRead"].includes(column)
				? [column, "createdAt", "id"]
				: [...new Set([column, "id"])];
			await db.schema
				.createIndex(`${table}_by_${column}`)
				.on(table)
				.columns(["archived", ...order])
				.execute();
		}
		for (const column of reading) {
			await db.schema.dropIndex(`${table}_${column}_index`).execute();
			await sql`create index ${sql.id(`${table}_by_${column}`)} on ${sql.table(table)}
				(archived, lower(coalesce(${sql.ref(column)}, '')), id)`.execute(db);
		}
	}
}
