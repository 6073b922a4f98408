import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type * as z from "zod/mini";
import { BackupError } from "#platform/backup/backup-error.server.ts";
import { decrypting, ENCRYPTED } from "#platform/backup/encryption.server.ts";
import {
	decodeRow,
	endLine,
	type Header,
	headerLine,
	lastLine,
	RowDigest,
	type TableContent,
	tableLine,
	VERSION,
} from "#platform/backup/format.server.ts";
import { linesIn } from "#platform/backup/lines.server.ts";
import { migrationNames } from "#platform/database/migrations/index.server.ts";
import type { Row } from "#platform/database/table-rows.server.ts";

/** A piece of a backup, in the order in which they come. */
export type BackupPart =
	| { kind: "header"; header: Header }
	| { kind: "table"; name: string; columns: string[] }
	| { kind: "rows"; rows: Row[] }
	/** Its rows are those that were written. */
	| { kind: "end"; table: TableContent };

/** Rows are handed on when they are this many, or this many characters. */
const ROWS_AT_ONCE = 100;
const TEXT_AT_ONCE = 1024 * 1024;

/**
 * Reads a backup and checks every line.
 * @param isKnown whether a migration is known; all others make the backup newer than this site
 * @throws {BackupError} when it is no backup, incomplete, damaged, newer than this site, or encrypted otherwise
 */
export async function* readBackup(
	path: string,
	passphrase: string | undefined,
	isKnown = isOurs,
): AsyncGenerator<BackupPart> {
	try {
		yield* readText(await textOf(path, passphrase), path, isKnown);
	} catch (error) {
		throw toBackupError(error, path);
	}
}

/**
 * Reads the text of a backup, as {@link readBackup} does.
 * @param name what is read, in a sentence for the operator
 */
export async function* readText(
	text: AsyncIterable<Buffer>,
	name: string,
	isKnown = isOurs,
): AsyncGenerator<BackupPart> {
	const lines = linesIn(text);
	const next = async (): Promise<Line> => {
		const { done, value } = await lines.next();
		if (done) throw incomplete(name);
		return { text: value, value: jsonOrNull(value) };
	};
	const first = await lines.next();
	yield { kind: "header", header: headerIn(first.done ? "" : first.value, name, isKnown) };
	for (let tables = 0, total = 0; ; tables++) {
		const { value } = await next();
		const last = lastLine.safeParse(value);
		if (last.success) {
			if (last.data.tables !== tables || last.data.total !== total) throw damaged(name);
			// Reads to the end, where the compression has its checksum.
			if (!(await lines.next()).done) throw damaged(name);
			return;
		}
		const { table, columns } = expected(tableLine, value, name);
		yield { kind: "table", name: table, columns };
		const end = yield* rowsIn(next, columns.length, name);
		total += end.rows;
		yield { kind: "end", table: { name: table, ...end } };
	}
}

const isOurs = (migration: string) => migrationNames.includes(migration);

async function textOf(
	path: string,
	passphrase: string | undefined,
): Promise<AsyncIterable<Buffer>> {
	const start = await firstBytes(path);
	const isEncrypted = start.toString("latin1").startsWith(ENCRYPTED);
	if (!isEncrypted && start.readUInt16BE() !== 0x1f8b) throw foreign(path);
	if (isEncrypted && !passphrase) {
		throw new BackupError(`${path} is encrypted. Set BACKUP_PASSPHRASE to open it.`);
	}
	const file = createReadStream(path);
	const unzipped = createGunzip({ chunkSize: 64 * 1024 });
	// An error of any step destroys the last one, whose reader gets it.
	if (isEncrypted && passphrase) pipeline(file, decrypting(passphrase, path), unzipped, ignore);
	else pipeline(file, unzipped, ignore);
	return unzipped;
}

const ignore = () => {};

async function firstBytes(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const bytes = Buffer.alloc(ENCRYPTED.length);
		await file.read(bytes, 0, bytes.length);
		return bytes;
	} finally {
		await file.close();
	}
}

/** A line, and what it says; null if that is nothing. */
interface Line {
	text: string;
	value: unknown;
}

function headerIn(text: string, name: string, isKnown: (migration: string) => boolean): Header {
	const parsed = headerLine.safeParse(jsonOrNull(text));
	if (!parsed.success) throw foreign(name);
	const { version, migrations, site } = parsed.data;
	if (version > VERSION || !migrations.every(isKnown)) {
		throw new BackupError(
			`${name} was made by a newer version of the site (${site}). Install that version or a later one to restore it.`,
		);
	}
	return parsed.data;
}

/** Reads the rows of a table. @returns the line after them, which they match */
async function* rowsIn(
	next: () => Promise<Line>,
	columns: number,
	name: string,
): AsyncGenerator<BackupPart, z.output<typeof endLine>> {
	const digest = new RowDigest();
	let rows: Row[] = [];
	let size = 0;
	for (;;) {
		const { text, value } = await next();
		const isRow = Array.isArray(value);
		if (isRow) {
			rows.push(decodeRow(value));
			size += text.length;
		}
		const isFull = rows.length === ROWS_AT_ONCE || size > TEXT_AT_ONCE;
		if (isFull || (!isRow && rows.length > 0)) {
			if (rows.some((row) => row.length !== columns)) throw damaged(name);
			digest.add(rows);
			yield { kind: "rows", rows };
			rows = [];
			size = 0;
		}
		if (isRow) continue;
		const end = expected(endLine, value, name);
		const found = digest.result();
		if (found.rows !== end.rows || found.sha256 !== end.sha256) throw damaged(name);
		return end;
	}
}

function expected<T>(schema: z.ZodMiniType<T>, value: unknown, name: string): T {
	const parsed = schema.safeParse(value);
	if (!parsed.success) throw damaged(name);
	return parsed.data;
}

function jsonOrNull(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

const foreign = (path: string) => new BackupError(`${path} is not a backup of this site.`);

const incomplete = (path: string) =>
	new BackupError(
		`${path} is incomplete: its end is missing. Copy it again, or use another backup.`,
	);

const damaged = (path: string) =>
	new BackupError(`${path} is damaged or incomplete. Copy it again, or use another backup.`);

function toBackupError(error: unknown, path: string): unknown {
	if (error instanceof BackupError) return error;
	const { code = "", message = "" } = error as NodeJS.ErrnoException;
	if (code === "ENOENT") return new BackupError(`There is no file ${path}.`);
	if (code === "EISDIR") return new BackupError(`${path} is a folder.`);
	if (code === "EACCES") return new BackupError(`This user is not allowed to read ${path}.`);
	if (code === "Z_BUF_ERROR" || /truncated|unexpected end|incomplete/i.test(message)) {
		return incomplete(path);
	}
	return damaged(path);
}
