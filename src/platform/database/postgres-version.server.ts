import { sql } from "kysely";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

const OLDEST = 14;
const NEWEST = 18;

/**
 * Refuses a PostgreSQL that is too old for the site's statements.
 * @returns a sentence for the log if the version is newer than those that the tests run on
 * @throws {StorageError} with the supported versions
 */
export async function checkPostgresVersion(
	db: Queries,
	engine: Engine,
): Promise<string | undefined> {
	if (engine === "sqlite") return undefined;
	const { rows } = await sql<{
		number: string;
	}>`select current_setting('server_version_num') as number`.execute(db);
	// Such as 180004 for version 18.4.
	const version = Math.floor(Number(rows[0]?.number) / 10_000);
	if (version >= OLDEST && version <= NEWEST) return undefined;
	const sentence = `The site supports PostgreSQL ${OLDEST} to ${NEWEST}, and this server is PostgreSQL ${version}.`;
	if (version < OLDEST) throw new StorageError(sentence);
	return sentence;
}
