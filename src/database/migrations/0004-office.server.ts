import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#database/database.server.ts";
import { archive } from "#database/migrations/archive.server.ts";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";
import { trackContentVersion } from "#database/migrations/published.server.ts";

/** What the office works with beside the records themselves. */
export function office(engine: Engine, types: ColumnTypes): Migration {
	const { id, text, boolean, instant, bytes, flag } = types;
	const required = <T extends { notNull(): T }>(column: T) => column.notNull();

	return {
		async up(db: Kysely<unknown>) {
			const { schema } = db;
			await archive(db, types);

			await schema
				.createTable("saved_views")
				.addColumn("id", id)
				.addColumn("userId", "integer", (c) =>
					c.notNull().references("users.id").onDelete("cascade"),
				)
				.addColumn("list", text, required)
				.addColumn("name", text, required)
				.addColumn("query", text, required)
				.addColumn("shared", boolean, flag(false))
				.addUniqueConstraint("saved_views_name", ["userId", "list", "name"])
				.execute();

			await schema
				.createTable("slug_redirects")
				.addColumn("slug", text, (c) => c.primaryKey().notNull())
				.addColumn("courseId", "integer", (c) =>
					c.notNull().references("courses.id").onDelete("cascade"),
				)
				.execute();

			await schema
				.createTable("pictures")
				.addColumn("hash", text, (c) => c.primaryKey().notNull())
				.addColumn("width", "integer", required)
				.addColumn("height", "integer", required)
				.addColumn("createdAt", instant, required)
				.execute();
			await schema
				.createTable("picture_files")
				.addColumn("name", text, (c) => c.primaryKey().notNull())
				.addColumn("hash", text, (c) => c.notNull().references("pictures.hash").onDelete("cascade"))
				.addColumn("width", "integer", required)
				.addColumn("bytes", bytes, required)
				.execute();
			await schema
				.createIndex("picture_files_hash_index")
				.on("picture_files")
				.column("hash")
				.execute();
			await schema
				.createTable("picture_alt_texts")
				.addColumn("imagePath", text, (c) => c.primaryKey().notNull())
				.addColumn("alt", text, required)
				.execute();

			await schema
				.createTable("settings")
				.addColumn("id", "integer", (c) => c.primaryKey().notNull())
				.addColumn("values", text, required)
				.addColumn("version", "integer", required)
				.addColumn("updatedAt", instant)
				.execute();
			await sql`insert into settings values (1, '{}', 1, null)`.execute(db);
			await schema
				.createTable("redirect_hits")
				.addColumn("path", text, required)
				.addColumn("day", text, required)
				.addColumn("uses", "integer", required)
				.addPrimaryKeyConstraint("redirect_uses_key", ["path", "day"])
				.execute();

			await schema
				.createTable("initial_passwords")
				.addColumn("userId", "integer", (c) =>
					c.primaryKey().notNull().references("users.id").onDelete("cascade"),
				)
				.addColumn("hash", text, required)
				.execute();

			for (const table of ["slug_redirects", "picture_alt_texts", "settings"]) {
				await trackContentVersion(db, engine, table);
			}
		},
	};
}
