import { Kysely } from "kysely";
import { type Database, type Engine, withTransactionGuard } from "#database/database.server.ts";
import { openEmbedded } from "#database/embedded.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { createPool, postgresDialect } from "#database/postgres.server.ts";
import { sqliteDialect } from "#database/sqlite.server.ts";
import { StorageError } from "#database/storage-error.server.ts";
import type { Tables } from "#database/tables.server.ts";

export interface OpenDatabase {
	db: Database;
	engine: Engine;
	close(): Promise<void>;
}

/**
 * Opens the database and migrates its tables.
 * @throws {StorageError} with a message for the operator, when it cannot be used
 */
export async function openDatabase(place: {
	databaseUrl: string | undefined;
	dataDir: string;
}): Promise<OpenDatabase> {
	const opened = place.databaseUrl
		? openPostgres(place.databaseUrl)
		: await openEmbeddedDatabase(place.dataDir);
	try {
		await (place.databaseUrl ? migratePostgres(place.databaseUrl) : migrate(opened.db, "sqlite"));
	} catch (error) {
		await opened.close();
		throw error instanceof StorageError ? error : asProblem(error, opened.engine);
	}
	return opened;
}

async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
	const { file, release } = await openEmbedded(dataDir);
	const db = new Kysely<Tables>({ dialect: withTransactionGuard(sqliteDialect(file)) });
	return {
		db,
		engine: "sqlite",
		async close() {
			await db.destroy();
			release();
		},
	};
}

/** Opens connections without statement timeouts, because a migration may take longer than a call. */
async function migratePostgres(url: string): Promise<void> {
	const db = new Kysely<Tables>({ dialect: postgresDialect(createPool(url, false)) });
	try {
		await migrate(db, "postgres");
	} finally {
		await db.destroy();
	}
}

function openPostgres(url: string): OpenDatabase {
	const db = new Kysely<Tables>({
		dialect: withTransactionGuard(postgresDialect(createPool(url))),
	});
	return { db, engine: "postgres", close: () => db.destroy() };
}

function asProblem(error: unknown, engine: Engine): unknown {
	if (engine === "sqlite") return error;
	const { code = "", message } = error as Error & { code?: string };
	// Thrown by the driver when PostgreSQL requires a password and none is set.
	if (code === "28P01" || code === "28000" || message.startsWith("SASL")) {
		return new StorageError("PostgreSQL rejected the username or password in DATABASE_URL.");
	}
	if (code === "3D000")
		return new StorageError("The database named in DATABASE_URL does not exist.");
	if (code === "42501") {
		return new StorageError(
			"The user in DATABASE_URL is not allowed to create tables in that database.",
		);
	}
	return error;
}
