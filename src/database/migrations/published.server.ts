import { type Kysely, sql } from "kysely";
import type { Engine } from "#database/database.server.ts";

/** The channel on which PostgreSQL tells every instance that published content has changed. */
export const CONTENT_CHANNEL = "content_changed";

/** Lets every change of a table raise the content version. */
export async function trackContentVersion(
	db: Kysely<unknown>,
	engine: Engine,
	table: string,
): Promise<void> {
	if (engine === "postgres") {
		await sql`create trigger ${sql.id(`${table}_published`)}
			after insert or update or delete on ${sql.id(table)}
			for each statement execute function raise_content_version()`.execute(db);
		return;
	}
	for (const event of ["insert", "update", "delete"]) {
		await sql`create trigger ${sql.id(`${table}_published_${event}`)}
			after ${sql.raw(event)} on ${sql.id(table)}
			begin update content_version set version = version + 1; end`.execute(db);
	}
}

/** Makes the content version and, on PostgreSQL, the function that raises and announces it. */
export async function createContentVersion(db: Kysely<unknown>, engine: Engine): Promise<void> {
	await db.schema
		.createTable("content_version")
		.addColumn("version", "integer", (c) => c.notNull())
		.execute();
	await sql`insert into content_version values (1)`.execute(db);
	if (engine === "postgres") {
		await sql`create function raise_content_version() returns trigger language plpgsql as $$
			begin
				update content_version set version = version + 1;
				perform pg_notify(${sql.lit(CONTENT_CHANNEL)}, '');
				return null;
			end $$`.execute(db);
	}
}
