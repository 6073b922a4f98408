import { type Migration, Migrator } from "kysely/migration";
import type { Database, Engine } from "#database/database.server.ts";
import { migrations } from "#database/migrations/index.server.ts";
import { StorageError } from "#database/storage-error.server.ts";

/**
 * Brings the tables up to date, forward only. A lock lets one instance migrate while others wait. A
 * failed migration leaves nothing behind.
 * @throws {StorageError} if the database has migrations that are not in `pending`
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
	if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
		throw new StorageError(
			"The database has migrations that this version of the site doesn't know: start the version that last used it, or set DATA_DIR or DATABASE_URL to a new database.",
		);
	}
	if (error) throw error;
}
