import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { encrypting } from "#platform/backup/encryption.server.ts";
import {
	type BackupContent,
	FORMAT,
	type Header,
	RowDigest,
	type TableContent,
	VERSION,
} from "#platform/backup/format.server.ts";
import type { Instant } from "#platform/database/clock.ts";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import { lastIds } from "#platform/database/last-ids.server.ts";
import { appliedMigrations } from "#platform/database/migrate.server.ts";
import { type OpenDatabase, UNFINISHED_MOVE } from "#platform/database/open.server.ts";
import { readSnapshot } from "#platform/database/snapshot.server.ts";
import { readRows } from "#platform/database/table-rows.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import packageJson from "../../../package.json" with { type: "json" };

/** Left out of a file: who is signed in, limits that are over by then, the list of backups itself, and the mark of a move. */
const omitted = ["sessions", "pending_proofs", "limit_counts", "backups", UNFINISHED_MOVE];

/** Only PostgreSQL had it, before `limit_counts`: no other database has a place for its counts. */
const FORMER_COUNTS = "rate_limits";

/**
 * Writes everything that the database holds at one moment to a new file that only its owner can read.
 * @throws {NodeJS.ErrnoException} if the file exists or cannot be written
 */
export async function writeBackup(
	{ db, engine }: OpenDatabase,
	path: string,
	{ madeAt, passphrase }: { madeAt: Instant; passphrase: string | undefined },
): Promise<BackupContent> {
	return readSnapshot(db, engine, async (snapshot) => {
		const { content, text } = await describe(snapshot, engine, madeAt, omitted);
		// Quickly rather than well: while the snapshot is read, SQLite's write-ahead log can only grow.
		const zipped = createGzip({ level: constants.Z_BEST_SPEED });
		const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
		await (passphrase
			? pipeline(text, zipped, encrypting(passphrase), file)
			: pipeline(text, zipped, file));
		return content;
	});
}

/**
 * Describes a database as a backup does, with everything in it but some tables.
 * @returns the text, and what it holds once that is read
 */
export async function describe(
	snapshot: Queries,
	engine: Engine,
	madeAt: Instant,
	without: readonly string[] = [],
): Promise<{ content: BackupContent; text: AsyncGenerator<string> }> {
	const header: Header = {
		format: FORMAT,
		version: VERSION,
		site: packageJson.version,
		madeAt,
		engine,
		migrations: await appliedMigrations(snapshot, engine),
	};
	const content: BackupContent = { header, tables: [], total: 0 };
	return { content, text: linesOf(snapshot, engine, content, without) };
}

/** Yields the text of the backup, and adds to `content` what it holds. */
async function* linesOf(
	snapshot: Queries,
	engine: Engine,
	content: BackupContent,
	without: readonly string[],
): AsyncGenerator<string> {
	yield line(content.header);
	const ids = await lastIds(snapshot, engine);
	for (const shape of await tableShapes(snapshot, engine)) {
		if (shape.name === FORMER_COUNTS || without.includes(shape.name)) continue;
		yield line({ table: shape.name, columns: shape.columns });
		const digest = new RowDigest();
		for await (const rows of readRows(snapshot, shape)) yield digest.add(rows);
		const end = { ...digest.result(), ...(shape.name in ids && { lastId: ids[shape.name] }) };
		yield line(end);
		const table: TableContent = { name: shape.name, ...end };
		content.tables.push(table);
		content.total += table.rows;
	}
	yield line({ tables: content.tables.length, total: content.total });
}

const line = (value: object) => `${JSON.stringify(value)}\n`;
