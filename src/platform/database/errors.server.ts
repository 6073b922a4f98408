import { AbortedTransactionError } from "kysely";
import { DeadlineExceeded, OutcomeUnknown } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";

interface DatabaseError {
	code?: string;
	errcode?: number;
	message?: string;
	severity?: string;
	routine?: string;
}

/** Returns whether the database answered that it did not carry out a statement; false if it may have. */
export function isRefusal(error: unknown): boolean {
	const { errcode, severity } = (error ?? {}) as DatabaseError;
	// PostgreSQL's more severe errors end the connection, perhaps after a commit.
	return error instanceof AbortedTransactionError || errcode !== undefined || severity === "ERROR";
}

/** Returns whether the database takes no writes and can still be read: its disk is full, or it is read-only. */
export function isUnwritable(error: unknown): boolean {
	const { code = "", errcode = 0 } = (error ?? {}) as DatabaseError;
	return [8, 13].includes(errcode & 0xff) || code === "53100" || code === "25006";
}

/** Returns whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
	const { code, errcode } = error as DatabaseError;
	return code === "23505" || errcode === 2067 || errcode === 1555;
}

/** Returns whether a write violated a constraint of any kind. */
export function isConstraintViolation(error: unknown): boolean {
	const { code = "", errcode = 0 } = error as DatabaseError;
	return /^23/.test(code) || (errcode & 0xff) === 19;
}

/** Returns whether PostgreSQL aborted a transaction because of what others did, so a retry may succeed. */
export function isConflict(error: unknown): boolean {
	const { code } = (error ?? {}) as DatabaseError;
	// serialization_failure and deadlock_detected.
	return code === "40001" || code === "40P01" || isOutdatedPlan(error);
}

/** Returns whether a migration has changed the columns of a statement whose plan PostgreSQL had kept. */
export function isOutdatedPlan(error: unknown): boolean {
	const { code, routine } = (error ?? {}) as DatabaseError;
	// PostgreSQL may write its messages in another language.
	return code === "0A000" && routine === "RevalidateCachedQuery";
}

const trouble = (sentence: string) =>
	new Failure("unavailable", sentence, { headers: { "retry-after": "30" } });

const unavailable = trouble("We’re having trouble right now. Please try again in a minute.");
const mayBeSaved = {
	repeatable: trouble(
		"Your request may have been saved. Please send it again in a minute. It will be saved only once.",
	),
	other: trouble(
		"Your request may have been saved. Please refresh the page and check before you send it again.",
	),
};

/** Returns whether the database is unreachable, rather than our code wrong. */
export function isUnavailable(error: unknown): boolean {
	if (error instanceof DeadlineExceeded || isConflict(error)) return true;
	const { code = "", errcode, message = "" } = (error ?? {}) as DatabaseError;
	if (errcode !== undefined) {
		// SQLite: busy, locked, read-only, input/output, corrupt, full, cannot open, not a database.
		return [5, 6, 8, 10, 11, 13, 14, 26].includes(errcode & 0xff);
	}
	return (
		/^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code) ||
		// PostgreSQL: connection exceptions, out of resources, shutting down, read-only, timeouts.
		/^(08|53|57P|25006|25P03|57014)/.test(code) ||
		/connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i.test(
			message,
		)
	);
}

/** Returns the failure for an unreachable database, which says if a write may be stored; null for any other error. */
export function toDatabaseFailure(error: unknown): Failure | null {
	const isUnknown = error instanceof OutcomeUnknown;
	if (!isUnavailable(isUnknown ? error.cause : error)) return null;
	if (!isUnknown) return unavailable;
	return error.isRepeatable ? mayBeSaved.repeatable : mayBeSaved.other;
}
