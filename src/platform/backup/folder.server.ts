import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "#platform/calendar/days.ts";
import type { Clock } from "#platform/database/clock.ts";

/** Backups of each automatic kind that are kept. */
const KEPT = { nightly: 14, before: 5 } as const;

/** A file that is still being written, or whose process died. */
export const PARTIAL = ".partial";

const HOUR = 60 * 60 * 1000;

/** Creates the folder of backups, which only its owner can enter. */
export function makeBackupFolder(folder: string): void {
	if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(folder, 0o700);
}

/**
 * Names a new backup: `school-2026-11-22-081000-nightly.ndjson.gz`, with the time in UTC.
 * @param label `nightly`, `manual` or what it was made before, such as `before-0005-backups`
 */
export function backupName(clock: Clock, label: string, isEncrypted: boolean): string {
	const [day, time = ""] = clock().toISOString().split("T");
	const stamp = `${day}-${time.slice(0, 8).replaceAll(":", "")}`;
	return `school-${stamp}-${label}.ndjson.gz${isEncrypted ? ".age" : ""}`;
}

/** Returns the names of the backups of a kind, or of any, oldest first. */
function backupsIn(folder: string, kind: keyof typeof KEPT | "" = ""): string[] {
	const pattern = new RegExp(
		`^school-\\d{4}-\\d\\d-\\d\\d-\\d{6}-${kind}[\\w-]*\\.ndjson\\.gz(\\.age)?$`,
	);
	return readdirSync(folder)
		.filter((name) => pattern.test(name))
		.sort();
}

/** Returns the path of the newest file with the name of a backup; undefined if there is none that this user can see. */
export function newestBackup(folder: string): string | undefined {
	try {
		const newest = backupsIn(folder).at(-1);
		return newest && join(folder, newest);
	} catch {
		// A folder that cannot be read does not end the start: the nightly backup says so.
		return undefined;
	}
}

/**
 * Removes automatic backups beyond the number that is kept, oldest first, and those before a change after as many days: no
 * longer do they keep who was deleted. Others stay until someone removes them.
 */
export function removeOldBackups(folder: string, clock: Clock): void {
	// By night, so that two sites with one folder leave each other 14.
	const nightly = backupsIn(folder, "nightly");
	const nights = [...new Set(nightly.map(dayOf))].slice(0, -KEPT.nightly);
	const before = backupsIn(folder, "before");
	const firstDay = addDays(clock().toISOString().slice(0, 10), -KEPT.nightly);
	const old = [
		...nightly.filter((name) => nights.includes(dayOf(name))),
		...before.filter((name, n) => n < before.length - KEPT.before || dayOf(name) < firstDay),
	];
	// Removed by another process meanwhile, if it is gone.
	for (const name of old) rmSync(join(folder, name), { force: true });
}

const dayOf = (name: string): string => name.slice("school-".length, "school-2026-11-22".length);

/** Removes from a folder what a process left that died while it made a backup. */
export function removeLeftovers(folder: string, clock: Clock): void {
	if (!existsSync(folder)) return;
	const leftover = new RegExp(`^school-.*\\${PARTIAL}$`);
	for (const name of readdirSync(folder).filter((entry) => leftover.test(entry))) {
		const path = join(folder, name);
		// Removed by another process meanwhile, if it is gone.
		const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
		if (clock().getTime() - mtimeMs > 2 * HOUR) rmSync(path, { force: true });
	}
}

/** Returns whether backups are lost together with the data, on one disk. False for PostgreSQL, whose disk is unknown. */
export function isOnDataDisk(place: {
	databaseUrl: string | undefined;
	dataDir: string;
	backupDir: string;
}): boolean {
	if (place.databaseUrl) return false;
	return deviceOf(place.dataDir) === deviceOf(place.backupDir);
}

/** Returns the disk of a folder, or of the nearest folder above that exists. */
function deviceOf(folder: string): number {
	const found = statSync(folder, { throwIfNoEntry: false });
	return found ? found.dev : deviceOf(join(folder, ".."));
}
