import type * as z from "zod/mini";
import { Failure, type FieldError } from "#platform/api/failure.ts";

/** Validates a value against a schema; returns one failure with every invalid field. */
export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | Failure {
	// Explicit, because a package that loads all of Zod replaces the default messages in the whole process.
	const result = schema.safeParse(value, { error: () => "Invalid input" });
	if (result.success) return result.data;
	const errors: FieldError[] = [];
	for (const issue of result.error.issues) {
		const path = issue.path.join(".");
		if (!errors.some((reported) => reported.path === path))
			errors.push({ path, message: issue.message });
	}
	return new Failure("invalid", errorDetail(errors), { errors });
}

function errorDetail(errors: readonly FieldError[]): string {
	const sentences = errors.map(({ path, message }) =>
		message === "Required" || message === "Invalid input"
			? `${message}: ${path || "body"}`
			: message,
	);
	return [...new Set(sentences)].join(". ");
}

/** Returns the query as strings; repeated parameters are joined by commas, blank ones dropped. */
export function queryParams(search: URLSearchParams): Record<string, string> {
	const query: Record<string, string> = {};
	for (const name of search.keys()) {
		const value = search.getAll(name).filter(Boolean).join(",");
		if (value !== "") query[name] = value;
	}
	return query;
}

const notJson = new Failure(
	"unsupportedMediaType",
	"Please send JSON (Content-Type: application/json).",
);
const notAnObject = new Failure("invalid", "The request body must be a JSON object.");

/**
 * Reads a JSON body of at most `limit` bytes.
 * @returns the value, or a failure: 400, 413 or 415
 */
export async function readJson(request: Request, limit: number): Promise<unknown | Failure> {
	const type = request.headers.get("content-type");
	if (type !== null && !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
		return notJson;
	}
	const bytes = await readBytes(request, limit);
	if (bytes instanceof Failure) return bytes;
	if (bytes.length === 0) return notAnObject;
	if (type === null) return notJson;
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		return new Failure("invalid", "The request body is not valid JSON.");
	}
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : notAnObject;
}

/** Creates the failure for a body of more than `limit` bytes. */
export function tooLarge(limit: number): Failure {
	const most = limit >= 1024 * 1024 ? `${limit / 1024 / 1024} MB` : `${limit / 1024} KB`;
	return new Failure("tooLarge", `The request is too large. The limit is ${most}.`);
}

/** Reads at most `limit` bytes of a body. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | Failure> {
	if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLarge(limit);
	if (!request.body) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		// Canceling would destroy the connection before the response is sent.
		for await (const chunk of request.body.values({ preventCancel: true })) {
			size += chunk.length;
			if (size > limit) return tooLarge(limit);
			chunks.push(chunk);
		}
	} catch {
		return new Failure("invalid", "The request ended before its body was complete.");
	}
	return Buffer.concat(chunks);
}
