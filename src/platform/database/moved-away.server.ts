import { existsSync, readdirSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import type { Clock } from "#platform/database/clock.ts";
import { databaseFile, toStorageError } from "#platform/database/embedded.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

/**
 * Renames an embedded database that was moved, as it is: under its own name the site would go on with the old copy as soon as
 * a setting is missing.
 * @returns its new path
 */
export function setAsideMoved(dataDir: string, clock: Clock): string {
	const file = databaseFile(dataDir);
	const aside = `${file}.moved-${clock().toISOString().replaceAll(/[:.]/g, "")}`;
	// Left by a process that had the file open too; changes may be in it alone.
	if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
	renameSync(file, aside);
	return aside;
}

/**
 * Keeps a new, empty database from being made in a folder whose database was moved.
 * @throws {StorageError} if there is only one that was moved
 */
export function refuseMovedAway(dataDir: string): void {
	const file = databaseFile(dataDir);
	if (existsSync(file)) return;
	const moved = movedFiles(dataDir, `${basename(file)}.moved-`).at(-1);
	if (!moved) return;
	throw new StorageError(
		`The database in ${dataDir} was moved to another place. Set DATABASE_URL or DATA_DIR to that place; if it is lost, restore a backup there. To go back to the old copy, which has nothing of what came in since then, rename ${join(dataDir, moved)} to ${basename(file)}.`,
	);
}

/** Returns the names of the databases that were moved, oldest first. */
function movedFiles(dataDir: string, prefix: string): string[] {
	try {
		return readdirSync(dataDir)
			.filter((name) => name.startsWith(prefix) && !name.endsWith("-wal"))
			.sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw toStorageError(error, dataDir);
	}
}
