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
export function readText(
	text: AsyncIterable<Buffer>,
	name: string,
	isKnown = isOurs,
): AsyncGenerator<BackupPart> {
	return new Parser(name, isKnown).parts(linesIn(text));
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

class Parser {
	readonly #path: string;
	readonly #isKnown: (name: string) => boolean;
	#tables = 0;
	#total = 0;

	constructor(path: string, isKnown: (name: string) => boolean) {
		this.#path = path;
		this.#isKnown = isKnown;
	}

	async *parts(lines: AsyncGenerator<string>): AsyncGenerator<BackupPart> {
		const first = await lines.next();
		yield { kind: "header", header: this.#header(first.done ? "" : first.value) };
		for (;;) {
			const { value } = await this.#next(lines);
			const last = lastLine.safeParse(value);
			if (last.success) {
				this.#finish(last.data);
				// Reads to the end, where the compression has its checksum.
				if (!(await lines.next()).done) throw damaged(this.#path);
				return;
			}
			const { table, columns } = this.#expect(tableLine, value);
			yield { kind: "table", name: table, columns };
			yield* this.#rows(lines, table, columns.length);
		}
	}

	#header(text: string): Header {
		const parsed = headerLine.safeParse(jsonOrNull(text));
		if (!parsed.success) throw foreign(this.#path);
		const { version, migrations, site } = parsed.data;
		if (version > VERSION || !migrations.every(this.#isKnown)) {
			throw new BackupError(
				`${this.#path} was made by a newer version of the site (${site}). Install that version or a later one to restore it.`,
			);
		}
		return parsed.data;
	}

	async *#rows(
		lines: AsyncGenerator<string>,
		name: string,
		columns: number,
	): AsyncGenerator<BackupPart> {
		const digest = new RowDigest();
		let rows: Row[] = [];
		let size = 0;
		for (;;) {
			const { text, value } = await this.#next(lines);
			const isRow = Array.isArray(value);
			if (isRow) {
				rows.push(decodeRow(value));
				size += text.length;
			}
			const isFull = rows.length === ROWS_AT_ONCE || size > TEXT_AT_ONCE;
			if (isFull || (!isRow && rows.length > 0)) {
				if (rows.some((row) => row.length !== columns)) throw damaged(this.#path);
				digest.add(rows);
				yield { kind: "rows", rows };
				rows = [];
				size = 0;
			}
			if (isRow) continue;
			const end = this.#expect(endLine, value);
			const found = digest.result();
			if (found.rows !== end.rows || found.sha256 !== end.sha256) throw damaged(this.#path);
			this.#tables++;
			this.#total += end.rows;
			yield { kind: "end", table: { name, ...end } };
			return;
		}
	}

	async #next(lines: AsyncGenerator<string>): Promise<{ text: string; value: unknown }> {
		const { done, value: text } = await lines.next();
		if (done) throw incomplete(this.#path);
		return { text, value: jsonOrNull(text) };
	}

	#expect<T>(schema: z.ZodMiniType<T>, value: unknown): T {
		const parsed = schema.safeParse(value);
		if (!parsed.success) throw damaged(this.#path);
		return parsed.data;
	}

	#finish({ tables, total }: z.output<typeof lastLine>): void {
		if (tables !== this.#tables || total !== this.#total) throw damaged(this.#path);
	}
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
