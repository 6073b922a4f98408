import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import { migrationNames, migrations } from "#platform/database/migrations/index.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

/** Returns the names of the migrations that a database has, in order; none for an empty database. */
export async function appliedMigrations(db: Queries, engine: Engine): Promise<string[]> {
	if (!(await hasTable(db, engine, "kysely_migration"))) return [];
	const { rows } = await sql<{
		name: string;
	}>`select name from kysely_migration order by name`.execute(db);
	return rows.map(({ name }) => name);
}

/** Returns whether a database has a table. */
export async function hasTable(db: Queries, engine: Engine, name: string): Promise<boolean> {
	const { rows } = await (engine === "sqlite"
		? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
		: sql`select 1 where to_regclass(${name}) is not null`
	).execute(db);
	return rows.length > 0;
}

/**
 * Returns the migrations that a database with data still needs; none for an empty database.
 * @throws {StorageError} if a newer version of the site has used the database
 */
export async function pendingMigrations(db: Queries, engine: Engine): Promise<string[]> {
	const applied = await appliedMigrations(db, engine);
	const unknown = applied.find((name) => !migrationNames.includes(name));
	if (unknown) throw new StorageError(tooNew(unknown));
	return applied.length === 0 ? [] : migrationNames.filter((name) => !applied.includes(name));
}

const tooNew = (unknown: string) =>
	`A newer version of the site has used this database (${unknown}). Start that version, or go back with the backup that was made before the upgrade, whose name contains "before-${unknown}": npm run admin -- restore FILE.`;

/**
 * Brings the tables up to date, forward only. A lock lets one instance migrate while others wait. A
 * failed migration leaves nothing behind.
 * @throws the error of the migration that failed
 */
export async function migrate(
	db: Queries,
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
