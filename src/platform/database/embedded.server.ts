import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openSqliteFile } from "#platform/database/sqlite.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

const MB = 1024 * 1024;

/** Returns the path of the embedded database in a folder. */
export const databaseFile = (dataDir: string) => join(dataDir, "school.db");

/** Returns the paths of what a restore has not finished, next to a database: its new file, and the copy of the former one. */
export const unfinishedFiles = (file: string) => ({
	restoring: `${file}.restoring`,
	keeping: `${file}.keeping`,
});

/**
 * Opens the embedded database in a folder, for this process only.
 * @throws {StorageError} when the folder is not writable or locked by another process, or the file is damaged
 */
export async function openEmbedded(
	dataDir: string,
): Promise<{ file: DatabaseSync; release: () => void }> {
	const release = lockEmbedded(dataDir);
	try {
		return { file: openChecked(databaseFile(dataDir)), release };
	} catch (error) {
		release();
		throw toStorageError(error, dataDir);
	}
}

/**
 * Keeps other processes from opening the embedded database in a folder, and removes what a restore left that died.
 * @returns a function that lets them again
 * @throws {StorageError} when the folder is not writable or locked by another process, or what was left cannot be removed
 */
export function lockEmbedded(dataDir: string): () => void {
	makeFolder(dataDir);
	const unlock = lockFolder(dataDir);
	try {
		removeUnfinished(dataDir);
		return unlock;
	} catch (error) {
		unlock();
		throw toStorageError(error, dataDir);
	}
}

/** Removes what a restore has not finished; only whoever holds the lock knows that none is under way. */
export function removeUnfinished(dataDir: string): void {
	const { restoring, keeping } = unfinishedFiles(databaseFile(dataDir));
	for (const path of [restoring, `${restoring}-journal`, keeping]) rmSync(path, { force: true });
}

function makeFolder(dataDir: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		throw toStorageError(error, dataDir);
	}
}

/**
 * Locks the folder with an open transaction on a separate file. It blocks no backup, and the operating
 * system releases it when the process dies, unlike a lock file.
 */
function lockFolder(dataDir: string): () => void {
	try {
		const lock = new DatabaseSync(join(dataDir, "lock.db"), { timeout: 0 });
		lock.exec("begin exclusive");
		return () => lock.close();
	} catch (error) {
		throw toStorageError(error, dataDir);
	}
}

function openChecked(path: string): DatabaseSync {
	const isNew = !existsSync(path);
	const file = openSqliteFile(path);
	// A full check of a large file would delay every start; damaged pages still fail when read.
	if (!isNew && statSync(path).size < 256 * MB) {
		const check = file.prepare("pragma quick_check(1)").get() as { quick_check: string };
		if (check.quick_check !== "ok") {
			file.close();
			throw new StorageError(damaged(path));
		}
	}
	return file;
}

const damaged = (path: string) =>
	`The database file ${path} is damaged. Restore a backup (keep the damaged file), then start again.`;

/** Turns an error of the embedded database, or of its folder, into one with a sentence for the operator, if there is one. */
export function toStorageError(error: unknown, dataDir: string): unknown {
	if (error instanceof StorageError) return error;
	const { code, errcode = 0 } = error as { code?: string; errcode?: number };
	// The low byte of an extended SQLite code is the primary code.
	const primary = errcode & 0xff;
	if (primary === 5 || primary === 6) {
		return new StorageError(
			`Another process is using the database in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
		);
	}
	if (primary === 11 || primary === 26) return new StorageError(damaged(databaseFile(dataDir)));
	if (primary === 13 || code === "ENOSPC") {
		return new StorageError(
			`The disk that holds ${dataDir} is full. Free some space and start again.`,
		);
	}
	if (primary === 8 || primary === 14 || /^(EACCES|EPERM|EROFS)$/.test(code ?? "")) {
		return new StorageError(
			`Cannot write to ${dataDir}. Give this user write access, or set DATA_DIR to another folder.`,
		);
	}
	if (/^(ENOTDIR|EEXIST|ENOENT)$/.test(code ?? "")) {
		return new StorageError(`DATA_DIR is ${dataDir}, which is not a folder and cannot be created.`);
	}
	if (code === "ERR_FS_EISDIR") {
		return new StorageError(
			`A folder in ${dataDir} has the name of a file of the database. Move it elsewhere and start again.`,
		);
	}
	if (primary === 10) {
		return new StorageError(`The disk that holds ${dataDir} reports read or write errors.`);
	}
	return error;
}
