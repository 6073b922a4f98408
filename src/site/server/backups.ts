import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { makeBackup } from "#platform/backup/make.server.ts";
import { refuseNewSchool } from "#platform/backup/new-school.server.ts";
import { isBackupDue, runNightlyBackup } from "#platform/backup/nightly.server.ts";
import { type Clock, systemClock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import type { Beforehand } from "#platform/database/open.server.ts";
import { type Environment, readEnvironment } from "#site/server/environment.ts";
import { log } from "#site/server/log.ts";
import { isForOperator } from "#site/server/process.ts";

/**
 * Returns what is done for the backups before a database is changed: no new school begins beside old ones, and before an
 * upgrade one is made, named after the first migration.
 */
export function mindingBackups(environment: Environment): Beforehand {
	return {
		async creating() {
			refuseNewSchool(environment);
		},
		async migrating(first) {
			const { path } = await makeBackup(environment, systemClock, `before-${first}`);
			console.log(`Made a backup before the upgrade: ${path}`);
		},
	};
}

const MINUTE = 60_000;
const program = join(import.meta.dirname, "backups.ts");

/**
 * Makes the nightly backup when it is due, also one that was missed while the site was down.
 * @returns a function that ends it, with a backup that is being made
 */
export function scheduleBackups(db: Database, clock: Clock): () => void {
	let running: ChildProcess | undefined;
	const timer = setInterval(async () => {
		// An unreachable database is reported by calls; the next minute tries again.
		if (running || !(await isBackupDue(db, clock).catch(() => false))) return;
		// With the flags of this process, which limit memory.
		running = spawn(process.execPath, [...process.execArgv, program], { stdio: "inherit" });
		running.once("error", (error) => log.error({ error }, "nightly backup failed"));
		running.once("close", () => {
			running = undefined;
		});
	}, MINUTE);
	return () => {
		clearInterval(timer);
		running?.kill();
	};
}

/** A process of its own: its work delays no request, and its memory is free again afterwards. */
export async function main(): Promise<void> {
	const started = Date.now();
	try {
		// Below the site, which answers visitors meanwhile.
		setPriority(10);
		const made = await runNightlyBackup(readEnvironment(), systemClock);
		if (!made) return;
		const { bytes, content } = made;
		log.info(
			{ rows: content.total, bytes, milliseconds: Date.now() - started },
			"nightly backup verified",
		);
	} catch (error) {
		if (isForOperator(error)) log.error({ reason: error.message }, "nightly backup failed");
		else log.error({ error }, "nightly backup failed");
		process.exitCode = 1;
	}
}

// The build imports this module to fill the compile cache, and must make no backup.
if (import.meta.main) await main();
