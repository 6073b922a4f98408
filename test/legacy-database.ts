import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { openEmbedded } from "#database/embedded.server.ts";
import { migrations } from "#database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#database/postgres.server.ts";
import { sqliteDialect } from "#database/sqlite.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { newPlace } from "./database.ts";

/** A database as it was after an earlier migration, to be filled as it was then and brought up to date. */
export async function formerDatabase(migration: string) {
	const place = await newPlace();
	const embedded = place.databaseUrl ? undefined : await openEmbedded(place.dataDir);
	const db = new Kysely<Tables>({
		dialect: embedded
			? sqliteDialect(embedded.file)
			: postgresDialect(createPool(place.databaseUrl ?? "")),
	});
	const migrator = new Migrator({
		db,
		provider: { getMigrations: async () => migrations(embedded ? "sqlite" : "postgres") },
	});
	await migrator.migrateTo(migration);
	return {
		db,
		async bringUpToDate() {
			const { error } = await migrator.migrateToLatest();
			if (error) throw error;
		},
		async remove() {
			await db.destroy();
			embedded?.release();
			await place.remove();
		},
	};
}
