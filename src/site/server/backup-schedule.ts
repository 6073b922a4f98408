import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { isBackupDue } from "#platform/backup/nightly.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { log } from "#site/server/log.ts";

const MINUTE = 60_000;
const program = join(import.meta.dirname, "nightly-backup.ts");

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
