import { setTimeout as pause } from "node:timers/promises";
import { isUnavailable } from "#platform/database/errors.server.ts";

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
