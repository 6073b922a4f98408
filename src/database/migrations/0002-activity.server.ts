import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

/** Who did what: one row for every change, export and sign-in. */
export function activity({ id, text, instant }: ColumnTypes): Migration {
	return {
		async up(db: Kysely<unknown>) {
			await db.schema
				.createTable("activity")
				.addColumn("id", id)
				.addColumn("at", instant, (c) => c.notNull())
				.addColumn("username", text, (c) => c.notNull())
				.addColumn("address", text, (c) => c.notNull())
				.addColumn("action", text, (c) => c.notNull())
				.addColumn("kind", text, (c) => c.notNull())
				.addColumn("recordId", text)
				.addColumn("label", text, (c) => c.notNull())
				.addColumn("before", text)
				.addColumn("after", text)
				.execute();
			for (const columns of [
				["at", "id"],
				["kind", "recordId", "id"],
				["username", "at", "id"],
			]) {
				await db.schema
					.createIndex(`activity_${columns[0]}_index`)
					.on("activity")
					.columns(columns)
					.execute();
			}
		},
	};
}
