import { ApiError } from "#api/client.ts";

/** What a person is told of a failed call: the server's message, or a sentence where there is none. */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof ApiError ? error.message : fallback;
}

/** The server's sentence without its status, for beside a field. */
export function errorDetail(error: unknown): string {
	return error instanceof ApiError
		? error.detail
		: "Can’t reach the server. Check your connection and try again.";
}

/** Whether somebody else changed the record since it was read. */
export const isConflict = (error: unknown): boolean =>
	error instanceof ApiError && error.status === 412;
