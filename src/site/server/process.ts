import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
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

/**
 * Starts listening.
 * @throws {EnvironmentError} when the port or address is not available
 */
export async function listen(
	server: Server,
	{ port, host }: { port: number; host: string | undefined },
): Promise<AddressInfo> {
	server.listen({ port, ...(host ? { host } : {}) });
	try {
		await once(server, "listening");
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "EADDRINUSE") {
			throw new EnvironmentError(
				`Port ${port} is in use. Stop the other program, or set PORT to another number.`,
			);
		}
		if (code === "EACCES") {
			throw new EnvironmentError(
				`This user is not allowed to use port ${port}. Set PORT to 1024 or higher.`,
			);
		}
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
			throw new EnvironmentError("HOST is not an address of this machine.");
		}
		throw error;
	}
	return server.address() as AddressInfo;
}

const SECONDS = 3;

/**
 * Retries a startup step while PostgreSQL refuses connections, because a site and its database often
 * start together. An embedded database is tried once.
 */
export async function whenDatabaseAnswers<T>(
	{ databaseUrl }: { databaseUrl: string | undefined },
	step: () => Promise<T>,
): Promise<T> {
	for (;;) {
		try {
			return await step();
		} catch (error) {
			if (databaseUrl === undefined || !isUnavailable(error)) throw error;
			console.error(
				`Waiting for the database: ${reasonOf(error)}. The next attempt follows in ${SECONDS} seconds.`,
			);
		}
		await pause(SECONDS * 1000);
	}
}

function reasonOf(error: unknown): string {
	const { message, code } = error as Error & { code?: string };
	// A host with several addresses fails with one AggregateError, which has no message.
	return message || code || "it does not answer";
}

/** Wraps work that is retried in the background after it failed. @param delay milliseconds between attempts */
export function retried(work: () => Promise<void>, delay: number) {
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	const retry = () => {
		timer = undefined;
		work().catch(schedule);
	};
	const schedule = () => {
		if (!isStopped) timer ??= setTimeout(retry, delay);
	};
	return {
		/** Does the work once. @throws its error, after which it is retried until it succeeds */
		run: () =>
			work().catch((error: unknown) => {
				schedule();
				throw error;
			}),
		/** Stops retrying. */
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
