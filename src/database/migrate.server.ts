import { Migrator } from "kysely/migration";
import type { Database, Engine } from "#database/database.server.ts";
import { migrations } from "#database/migrations/index.server.ts";

/**
 * Brings the tables up to date, forward only. Several instances may do this at once: one does it,
 * the others wait. A migration that fails leaves nothing behind.
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
	const migrator = new Migrator({
		db,
		provider: { getMigrations: async () => migrations(engine) },
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}
