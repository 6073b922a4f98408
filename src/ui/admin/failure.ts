import { ApiError } from "#platform/api/client.ts";

/** Returns the message of a failed call: the server's, or a fallback. */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof ApiError ? `${error.status}: ${error.detail}` : fallback;
}

/** Returns the server's message without its status, for display next to a field. */
export function errorDetail(error: unknown): string {
	return error instanceof ApiError
		? error.detail
		: "Can’t reach the server. Check your connection and try again.";
}

/** Returns whether the record has changed since it was read. */
export const isConflict = (error: unknown): boolean =>
	error instanceof ApiError && error.status === 412;
