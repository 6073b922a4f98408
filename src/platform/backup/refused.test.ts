import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { everyRow, fillEveryTable } from "../../../test/filled-database.ts";
import { type BackupSettings, makeBackup } from "./make.server.ts";
import { restoreBackup } from "./restore.server.ts";

// A backup that is refused leaves the database as it was.

const clock = () => new Date("2026-11-22T08:10:00Z");
let testDatabase: TestDatabase;
let settings: BackupSettings;
let path: string;
let before: unknown;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	settings = {
		...testDatabase,
		backupDir: join(testDatabase.dataDir, "backups"),
		backupPassphrase: undefined,
	};
	await onDatabase(async (db, engine) => {
		await fillEveryTable(db, engine);
		before = await everyRow(db, engine);
	});
	({ path } = await makeBackup(settings, clock, "manual"));
});
afterAll(() => testDatabase.remove());

async function onDatabase(
	work: (...a: Parameters<typeof everyRow>) => Promise<unknown>,
): Promise<void> {
	const { db, engine, close } = await openDatabase(settings);
	await work(db, engine).finally(close);
}

/** Writes a changed copy of the backup. */
function changed(change: (lines: string[]) => string[] | undefined, from = path): string {
	const lines = gunzipSync(readFileSync(from)).toString().split("\n");
	const file = join(testDatabase.dataDir, "changed");
	writeFileSync(file, gzipSync((change(lines) ?? lines).join("\n")));
	return file;
}

/** Writes some bytes of the backup. */
function cut(bytes: number, from = path): string {
	const file = join(testDatabase.dataDir, "cut");
	writeFileSync(file, readFileSync(from).subarray(0, bytes));
	return file;
}

function withHeader(change: object): string {
	return changed((lines) => [
		JSON.stringify({ ...JSON.parse(lines[0] as string), ...change }),
		...lines.slice(1),
	]);
}

const nothingElse = async () => async () => null;

async function refusalOf(file: string, other: Partial<BackupSettings> = {}): Promise<string> {
	const outcome = await restoreBackup({ ...settings, ...other }, clock, file, nothingElse).catch(
		String,
	);
	await onDatabase(async (db, engine) => expect(await everyRow(db, engine)).toEqual(before));
	return String(outcome).replace(file, "FILE");
}

test("a file that was cut off anywhere", async () => {
	const { length } = readFileSync(path);
	for (const bytes of [length - 1, length - 9, Math.floor(length / 2), 40]) {
		expect(await refusalOf(cut(bytes)), `${bytes} bytes`).toMatch(
			/^BackupError: FILE is incomplete: its end is missing\. Copy it again, or use another backup\.$|^BackupError: FILE is not a backup of this site\.$/,
		);
	}
	const withoutLastTable = changed((lines) => lines.slice(0, -5));
	expect(await refusalOf(withoutLastTable)).toMatch(/FILE is incomplete/);
});

test("a file of something else", async () => {
	for (const bytes of ["", "SQLite format 3\0", gzipSync("hello\n"), gzipSync("{}\n[]\n")]) {
		const file = join(testDatabase.dataDir, "foreign");
		writeFileSync(file, bytes);
		expect(await refusalOf(file)).toBe("BackupError: FILE is not a backup of this site.");
	}
	expect(await refusalOf("missing.gz")).toBe("BackupError: There is no file FILE.");
	expect(await refusalOf(testDatabase.dataDir)).toBe("BackupError: FILE is a folder.");
});

test("a backup of a newer version of the site", async () => {
	const migrations = JSON.parse(gunzipSync(readFileSync(path)).toString().split("\n")[0] ?? "")
		.migrations as string[];
	for (const change of [{ version: 2 }, { migrations: [...migrations, "9999-later"] }]) {
		expect(await refusalOf(withHeader({ ...change, site: "9.0.0" }))).toBe(
			"BackupError: FILE was made by a newer version of the site (9.0.0). Install that version or a later one to restore it.",
		);
	}
});

const damaged = "BackupError: FILE is damaged or incomplete. Copy it again, or use another backup.";

test("a changed, a missing and an added row, and a flipped bit", async () => {
	const row = (lines: string[]) => lines.findIndex((line) => line.includes('"conversation 2"'));
	const edited = (lines: string[]) =>
		lines.with(row(lines), String(lines[row(lines)]).replace("conversation 2", "conversation 9"));
	expect(await refusalOf(changed(edited))).toBe(damaged);
	expect(await refusalOf(changed((lines) => lines.toSpliced(row(lines), 1)))).toBe(damaged);
	const twice = changed((lines) => lines.toSpliced(row(lines), 0, lines[row(lines)] ?? ""));
	expect(await refusalOf(twice)).toBe(
		'BackupError: The backup is damaged: a row of "chat_conversations" does not fit. Copy it again, or use another backup.',
	);
	const flipped = readFileSync(path);
	const at = Math.floor(flipped.length / 2);
	flipped[at] = (flipped[at] as number) ^ 1;
	const file = join(testDatabase.dataDir, "flipped");
	writeFileSync(file, flipped);
	expect(await refusalOf(file)).toBe(damaged);
});

test("an encrypted backup: without its passphrase, with another one, cut off; and it opens with its own", async () => {
	const encrypted = { ...settings, backupPassphrase: "correct horse battery" };
	const made = await makeBackup(encrypted, clock, "manual");
	expect(readFileSync(made.path, "latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
	expect(await refusalOf(made.path)).toBe(
		"BackupError: FILE is encrypted. Set BACKUP_PASSPHRASE to open it.",
	);
	expect(await refusalOf(made.path, { backupPassphrase: "battery horse correct" })).toBe(
		"BackupError: BACKUP_PASSPHRASE does not open FILE. Set the one that it was made with.",
	);
	expect(await refusalOf(cut(made.bytes - 20, made.path), encrypted)).toBe(damaged);
	const { content } = await restoreBackup(encrypted, clock, made.path, nothingElse);
	expect(content).toEqual(made.content);
}, 60_000);
