import { data } from "react-router";
import { ApiError } from "#api/client.ts";

/** Gives the page of a call that failed the status of that call. */
export function asPageError(error: unknown): never {
	throw error instanceof ApiError ? data(error.sentence, { status: error.status }) : error;
}
