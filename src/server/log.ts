import pino from "pino";
import type { CallLog } from "#api/handler.server.ts";

/** The log: JSON, a line an event, nothing about a person in it. */
export const log = pino({
	level: process.env.LOG_LEVEL || "info",
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime,
	formatters: { level: (level) => ({ level }) },
	// Databases put values of a row into an error's other fields; these four hold none.
	serializers: {
		error: (error: unknown) =>
			error instanceof Error
				? {
						name: error.name,
						code: (error as { code?: string }).code,
						message: error.message,
						stack: error.stack,
					}
				: { name: typeof error },
	},
});

/** Logs a call of the API: quietly when it went well, loudly when it is our fault. */
export function logCall({ error, ...entry }: CallLog): void {
	if (entry.status >= 500) log.error({ ...entry, error }, "request failed");
	else log.info(entry, "call");
}

/** Logs what went wrong while a page was made. */
export function logPageError(error: unknown): void {
	log.error({ error }, "page render failed");
}
