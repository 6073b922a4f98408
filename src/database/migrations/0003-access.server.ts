import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#database/database.server.ts";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

interface Before {
	sessions: { hash: string; createdAt: string; id: string; confirmedAt: string };
}

/** Sessions that can be named and confirmed, and counts that hold over instances. */
export function access(engine: Engine, { text, instant }: ColumnTypes): Migration {
	return {
		async up(db: Kysely<Before>) {
			await db.schema.alterTable("sessions").addColumn("id", text).execute();
			await db.schema.alterTable("sessions").addColumn("confirmedAt", instant).execute();
			for (const { hash, createdAt } of await db
				.selectFrom("sessions")
				.select(["hash", "createdAt"])
				.execute()) {
				await db
					.updateTable("sessions")
					.set({ id: randomBytes(8).toString("hex"), confirmedAt: createdAt })
					.where("hash", "=", hash)
					.execute();
			}
			await db.schema
				.createIndex("sessions_id_index")
				.on("sessions")
				.column("id")
				.unique()
				.execute();
			// On SQLite there is one process, which counts in its own memory.
			if (engine === "sqlite") return;
			await db.schema
				.createTable("rate_limits")
				.addColumn("key", text, (c) => c.primaryKey().notNull())
				.addColumn("points", "integer", (c) => c.notNull())
				.addColumn("expire", "bigint")
				.execute();
		},
	};
}
