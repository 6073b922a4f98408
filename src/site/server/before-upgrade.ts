import { makeBackup } from "#platform/backup/make.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Environment } from "#site/server/environment.ts";

/**
 * Returns what is done before the tables of a database with data are migrated: a backup, named after the first migration.
 * @throws {BackupError} when it cannot be made, which ends the start before anything is changed
 */
export function backupBeforeUpgrade(environment: Environment): (first: string) => Promise<void> {
	return async (first) => {
		const { path } = await makeBackup(environment, systemClock, `before-${first}`);
		console.log(`Made a backup before the upgrade: ${path}`);
	};
}
