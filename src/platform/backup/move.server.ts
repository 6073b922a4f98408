import { Readable } from "node:stream";
import { sql } from "kysely";
import { BackupError } from "#platform/backup/backup-error.server.ts";
import type { BackupContent } from "#platform/backup/format.server.ts";
import { type BackupPart, readText } from "#platform/backup/read.server.ts";
import { replaceDatabase } from "#platform/backup/restore.server.ts";
import { describe } from "#platform/backup/write.server.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockEmbedded } from "#platform/database/embedded.server.ts";
import { whileStopped } from "#platform/database/exclusive.server.ts";
import { appliedMigrations } from "#platform/database/migrate.server.ts";
import { setAsideMoved } from "#platform/database/moved-away.server.ts";
import {
	asProblem,
	type DatabasePlace,
	databaseName,
	makeDatabase,
	type OpenDatabase,
	openForMaintenance,
	UNFINISHED_MOVE,
} from "#platform/database/open.server.ts";
import { checkPostgresVersion } from "#platform/database/postgres-version.server.ts";
import { readSnapshot } from "#platform/database/snapshot.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import { formatCount } from "#platform/text/plural.ts";

/** A line of progress is said at the end of a table, and each time this many of its rows were copied. */
const PROGRESS = 10_000;

/** What was moved. */
interface Moved extends BackupContent {
	/** Where the old database is kept, under another name; undefined on PostgreSQL, which is as it was. */
	kept: string | undefined;
}

/**
 * Moves everything into another, empty database: a backup that becomes no file, and is restored there. It is there as a whole
 * or not at all; until then the site does not start on it. The database that is moved from is only
 * read; at the end an embedded one gets another name.
 * @param say called with each line of progress
 * @throws {BackupError} when the target is in use, or holds other rows in the end
 * @throws {StorageError} when the site runs on one of them
 */
export async function moveDatabase(
	from: DatabasePlace,
	to: DatabasePlace,
	clock: Clock,
	say: (line: string) => void,
): Promise<Moved> {
	if (databaseName(from) === databaseName(to)) {
		throw new BackupError(`The site uses ${databaseName(to)} already.`);
	}
	return alone(from, openForMaintenance, async (source) => {
		if ((await appliedMigrations(source.db, source.engine)).length === 0) {
			throw new BackupError(`Nothing is in ${databaseName(from)}.`);
		}
		await alone(to, makeDatabase, markUnfinished);
		const content = await readSnapshot(source.db, source.engine, async (snapshot) => {
			const { text } = await describe(snapshot, source.engine, instantFrom(clock));
			const parts = readText(
				Readable.from(readFrom(from, text), { objectMode: false }),
				databaseName(from),
			);
			const replaced = await replaceDatabase(to, {
				parts: withProgress(parts, say),
				carryOn: async () => async () => null,
				// Only the mark is there.
				keep: async () => undefined,
			});
			return replaced.content;
		});
		if (from.databaseUrl) return { ...content, kept: undefined };
		await source.close();
		return { ...content, kept: setAsideMoved(from.dataDir, clock) };
	});
}

/** Opens a database that nobody else uses meanwhile. */
async function alone<T>(
	place: DatabasePlace,
	open: (place: DatabasePlace) => OpenDatabase,
	work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
	const unlock = place.databaseUrl ? () => {} : lockEmbedded(place.dataDir);
	try {
		const database = open(place);
		try {
			return await (database.engine === "sqlite"
				? work(database)
				: whileStopped(database.db, databaseName(place), () => work(database)));
		} catch (error) {
			throw asProblem(error, place, "the URL");
		} finally {
			await database.close();
		}
	} finally {
		unlock();
	}
}

/** Tells the trouble of reading the source as the source's, before whoever fills the target takes it for the target's. */
async function* readFrom(
	from: DatabasePlace,
	text: AsyncGenerator<string>,
): AsyncGenerator<string> {
	try {
		yield* text;
	} catch (error) {
		throw asProblem(error, from);
	}
}

/** Keeps the site from starting on an empty database that a move is to fill: it would begin a new school. */
async function markUnfinished({ db, engine }: OpenDatabase): Promise<void> {
	await checkPostgresVersion(db, engine);
	const tables = await tableShapes(db, engine);
	// Former versions left tables beside the mark.
	if (tables.length > 0 && tables.every(({ name }) => name !== UNFINISHED_MOVE)) {
		throw new BackupError("The target is not empty, and was left as it is. Use an empty database.");
	}
	await sql`create table if not exists ${sql.id(UNFINISHED_MOVE)} (id integer)`.execute(db);
}

async function* withProgress(
	parts: AsyncIterable<BackupPart>,
	say: (line: string) => void,
): AsyncGenerator<BackupPart> {
	let name = "";
	let copied = 0;
	for await (const part of parts) {
		yield part;
		if (part.kind === "table") [name, copied] = [part.name, 0];
		const isEnd = part.kind === "end" && copied > 0;
		const before = copied;
		if (part.kind === "rows") copied += part.rows.length;
		if (isEnd || Math.floor(copied / PROGRESS) > Math.floor(before / PROGRESS)) {
			say(`${name}: ${formatCount(copied)} rows`);
		}
	}
}
