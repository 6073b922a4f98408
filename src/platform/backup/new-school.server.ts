import { newestBackup } from "#platform/backup/folder.server.ts";
import type { BackupSettings } from "#platform/backup/make.server.ts";
import { databaseName } from "#platform/database/open.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

/**
 * Keeps a new school from beginning beside the backups of another one: the database may be on a disk that is not mounted, and
 * the nightly backups of the new school would push out those of the old one.
 * @throws {StorageError} if there are backups
 */
export function refuseNewSchool(
	settings: Pick<BackupSettings, "databaseUrl" | "dataDir" | "backupDir">,
): void {
	const newest = newestBackup(settings.backupDir);
	if (!newest) return;
	const setting = settings.databaseUrl ? "DATABASE_URL" : "DATA_DIR";
	throw new StorageError(
		`Nothing is in ${databaseName(settings)}, but ${settings.backupDir} has backups. If the database is elsewhere, mount its disk or correct ${setting}. If it is lost, restore the newest backup: npm run admin -- restore ${newest}. To begin a new school, move the backups out of that folder. Then start again.`,
	);
}
