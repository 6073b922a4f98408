import { ApiError } from "#platform/api/client.ts";

/** Returns why a call failed, as the server says it to a person; a fallback if it does not say. */
export const reasonOf = (error: unknown, fallback: string): string =>
	error instanceof ApiError ? error.detail : fallback;

/** Like {@link reasonOf}, after the status code: only where the specification shows the message itself. */
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
