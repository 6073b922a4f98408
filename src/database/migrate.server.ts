import { type Migration, Migrator } from "kysely/migration";
import type { Database, Engine } from "#database/database.server.ts";
import { migrations } from "#database/migrations/index.server.ts";

/**
 * Brings the tables up to date, forward only. A lock lets one instance migrate while others wait. A
 * failed migration leaves nothing behind.
 * @throws the error of the migration that failed
 */
export async function migrate(
	db: Database,
	engine: Engine,
	pending: Record<string, Migration> = migrations(engine),
): Promise<void> {
	const migrator = new Migrator({
		db,
		provider: { getMigrations: async () => pending },
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}
