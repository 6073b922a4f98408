import { data } from "react-router";
import { ApiError } from "#platform/api/client.ts";

/** Gives the page of a failed call the status of that call. */
export function throwAsPageError(error: unknown): never {
	throw error instanceof ApiError ? data(error.detail, { status: error.status }) : error;
}
