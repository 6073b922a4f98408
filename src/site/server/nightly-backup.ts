import { setPriority } from "node:os";
import { runNightlyBackup } from "#platform/backup/nightly.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { readEnvironment } from "#site/server/environment.ts";
import { log } from "#site/server/log.ts";
import { isForOperator } from "#site/server/process.ts";

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
