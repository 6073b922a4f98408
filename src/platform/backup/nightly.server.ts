import { BackupError } from "#platform/backup/backup-error.server.ts";
import { removeOldBackups } from "#platform/backup/folder.server.ts";
import { type BackupSettings, type MadeBackup, makeBackup } from "#platform/backup/make.server.ts";
import {
	claimNightlyBackup,
	isNightlyBackupDue,
	recordNightlyBackup,
} from "#platform/backup/record.server.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { openForMaintenance } from "#platform/database/open.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";

/** In New York. Clocks change before it, so it comes once every night. */
const TIME = "03:10";

/** Returns the day in New York whose nightly backup should exist by now. */
export function dueDay(now: Date): string {
	const { day, time } = newYorkClock(now);
	return time >= TIME ? day : addDays(day, -1);
}

/** Returns whether tonight's backup, or one that was missed, is to be made now. */
export function isBackupDue(db: Queries, clock: Clock): Promise<boolean> {
	return isNightlyBackupDue(db, clock, dueDay(clock()));
}

/**
 * Makes the nightly backup unless another process has, and removes old ones.
 * @returns the backup; null if there was nothing to do
 * @throws {BackupError} when it failed, which is recorded too
 */
export async function runNightlyBackup(
	settings: BackupSettings,
	clock: Clock,
): Promise<MadeBackup | null> {
	const { db, close } = openForMaintenance(settings);
	try {
		const claimed = await claimNightlyBackup(db, clock, dueDay(clock()));
		if (claimed === null) return null;
		try {
			const made = await makeBackup(settings, clock, "nightly");
			await recordNightlyBackup(db, clock, claimed, made);
			removeOldBackups(settings.backupDir, clock);
			return made;
		} catch (error) {
			const isExpected = error instanceof BackupError || error instanceof StorageError;
			const failure = isExpected ? error.message : "The backup failed. The log has the error.";
			await recordNightlyBackup(db, clock, claimed, { failure });
			throw error;
		}
	} finally {
		await close();
	}
}
