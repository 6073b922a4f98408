import { BackupError } from "#platform/backup/backup-error.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";
import { EnvironmentError } from "#site/server/environment.ts";
import { log } from "#site/server/log.ts";

/** Stops cleanly at the first signal; the same signal may arrive more than once. */
export function stopOnSignal(stop: () => Promise<void>): void {
	let isStopping = false;
	const onSignal = () => {
		if (isStopping) return;
		isStopping = true;
		stop().then(
			() => process.exit(0),
			(error: unknown) => {
				log.error({ error }, "shutdown failed");
				process.exit(1);
			},
		);
	};
	for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, onSignal);
}

/** Exits after a failed start: one sentence for errors that an operator can fix, the whole error otherwise. */
export function exitWithError(error: unknown): never {
	if (isForOperator(error)) {
		console.error(error.message);
	} else if (isUnavailable(error)) {
		console.error(
			"Cannot connect to the database. Check that it is running and that DATABASE_URL is correct.",
		);
	} else {
		console.error(error);
	}
	process.exit(1);
}

/** Returns whether an error's message is a sentence for the operator. */
export function isForOperator(error: unknown): error is Error {
	return (
		error instanceof EnvironmentError ||
		error instanceof StorageError ||
		error instanceof BackupError
	);
}
