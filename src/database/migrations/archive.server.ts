import { type Kysely, sql } from "kysely";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

type Order = readonly [name: string, ...columns: string[]];

interface ListIndexes {
	/** The indexes of the first migration, which know of no archive. */
	former: readonly string[];
	/** The first and the one by name hold all that filters look at: a search reads the index alone. */
	plain: readonly Order[];
	/** Columns that are sorted as people read them. */
	reading: readonly string[];
}

const lists: Record<string, ListIndexes> = {
	registrations: {
		former: ["createdAt", "status_createdAt", "courseId_createdAt", "searchText", "phone"],
		plain: [
			["createdAt", "createdAt", "id", "status", "courseId", "searchText"],
			["id", "id"],
			["status", "status", "createdAt", "id"],
			["courseId", "courseId", "createdAt", "id", "status"],
			["name", "searchText", "id", "status", "courseId"],
			["phone", "phone", "id"],
		],
		reading: ["email", "courseTitle"],
	},
	contacts: {
		former: ["createdAt", "isRead_createdAt", "courseId_createdAt", "searchText"],
		plain: [
			["createdAt", "createdAt", "id", "isRead", "courseId", "searchText"],
			["id", "id"],
			["isRead", "isRead", "createdAt", "id"],
			["courseId", "courseId", "createdAt", "id", "isRead"],
			["name", "searchText", "id", "isRead", "courseId"],
		],
		reading: ["email", "phone", "subject"],
	},
};

/**
 * Lets records be archived: out of sight, not out of the database. The lists and the archive are
 * two halves of every index, so that either is read in order without looking at the other.
 */
export async function archive(db: Kysely<unknown>, { boolean, flag }: ColumnTypes): Promise<void> {
	for (const [table, { former, plain, reading }] of Object.entries(lists)) {
		await db.schema.alterTable(table).addColumn("archived", boolean, flag(false)).execute();
		for (const name of [...former, ...reading]) {
			await db.schema.dropIndex(`${table}_${name}_index`).execute();
		}
		for (const [name, ...columns] of plain) {
			await db.schema
				.createIndex(`${table}_by_${name}`)
				.on(table)
				.columns(["archived", ...columns])
				.execute();
		}
		for (const column of reading) {
			// The column itself at the end lets PostgreSQL answer from the index alone.
			await sql`create index ${sql.id(`${table}_by_${column}`)} on ${sql.table(table)}
				(archived, lower(coalesce(${sql.ref(column)}, '')), id, ${sql.ref(column)})`.execute(db);
		}
	}
}
