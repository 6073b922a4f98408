import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { BackupError, toBackupError } from "#platform/backup/backup-error.server.ts";
import {
	backupName,
	makeBackupFolder,
	PARTIAL,
	removeLeftovers,
} from "#platform/backup/folder.server.ts";
import type { BackupContent } from "#platform/backup/format.server.ts";
import { readThrough, verifyBackup } from "#platform/backup/verify.server.ts";
import { writeBackup } from "#platform/backup/write.server.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { migrationNames } from "#platform/database/migrations/index.server.ts";
import {
	asProblem,
	type DatabasePlace,
	openForMaintenance,
} from "#platform/database/open.server.ts";

/** Where backups go and what they need. */
export interface BackupSettings extends DatabasePlace {
	backupDir: string;
	/** Encrypts backups; undefined for none. */
	backupPassphrase: string | undefined;
}

/** A backup that was verified. */
export interface MadeBackup {
	path: string;
	bytes: number;
	content: BackupContent;
}

/**
 * Makes a backup while the site runs or not, and verifies it. A file with its final name is a verified one.
 * @param label what kind it is, in its name
 * @param file a path of its own instead of one in the folder of backups
 * @throws {BackupError} when it cannot be written or is not whole
 * @throws {StorageError} when there is no database
 */
export async function makeBackup(
	settings: BackupSettings,
	clock: Clock,
	label: string,
	file = backupName(clock, label, settings.backupPassphrase !== undefined),
): Promise<MadeBackup> {
	const { dataDir, backupDir, backupPassphrase: passphrase } = settings;
	const path = isAbsolute(file) || file.includes("/") ? resolve(file) : join(backupDir, file);
	const partial = `${path}${PARTIAL}`;
	if (existsSync(path)) throw new BackupError(`${path} exists already. Choose another name.`);
	const database = openForMaintenance(settings);
	try {
		makeBackupFolder(dirname(path));
		removeLeftovers(backupDir, clock);
		const content = await writeBackup(database, partial, {
			madeAt: instantFrom(clock),
			passphrase,
		});
		const isKnown = content.header.migrations.every((name) => migrationNames.includes(name));
		if (isKnown) await verifyBackup(partial, passphrase, dataDir);
		else await readThrough(partial, passphrase);
		renameSync(partial, path);
		return { path, bytes: statSync(path).size, content };
	} catch (error) {
		if (existsSync(partial)) rmSync(partial);
		throw asProblem(toBackupError(error, path), settings);
	} finally {
		await database.close();
	}
}
