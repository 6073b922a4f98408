import { STATUS_CODES } from "node:http";
import { Reply, TextStream } from "#platform/api/call.server.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";

/** Converts a failure to a response: plain text, or problem details (RFC 9457) if JSON is accepted. */
export function failureResponse(failure: Failure, accept: string | null): Response {
	const { status, detail, errors, headers } = failure;
	if (/application\/(problem\+)?json/i.test(accept ?? "")) {
		const problem = {
			type: "about:blank",
			title: STATUS_CODES[status] ?? "Error",
			status,
			detail: detail,
			...(failure.kind === "invalid" && errors.length > 0 ? { errors } : {}),
			...failure.problem,
		};
		return new Response(JSON.stringify(problem), {
			status,
			headers: { ...headers, "content-type": "application/problem+json; charset=utf-8" },
		});
	}
	return new Response(detail, {
		status,
		headers: { ...headers, "content-type": "text/plain; charset=utf-8" },
	});
}

/**
 * Converts a route's result to a response.
 * @param hideTokens applied to every text that an administrator gets
 */
export function successResponse(
	endpoint: Endpoint,
	outcome: unknown,
	hideTokens: (text: string) => string,
): Response {
	const reply = outcome instanceof Reply ? outcome : new Reply(outcome);
	const headers: Record<string, string> = { ...reply.headers };
	if (endpoint.hasTotal && Array.isArray(reply.body)) {
		headers["x-total-count"] ??= String(reply.body.length);
	}
	if (endpoint.status === 204) return new Response(null, { status: 204, headers });
	headers["content-type"] = endpoint.contentType ?? "application/json; charset=utf-8";
	if (endpoint.versioned && hasVersion(reply.body)) headers.etag = `"${reply.body.version}"`;
	const isShownAsIs = endpoint.access === "anyone" || endpoint.givesPrivateLink;
	const shown = isShownAsIs ? (text: string) => text : hideTokens;
	const body =
		reply.body instanceof TextStream
			? bytesOf(reply.body, shown)
			: shown(
					typeof reply.body === "string" && endpoint.contentType
						? reply.body
						: JSON.stringify(reply.body),
				);
	return new Response(body, { status: endpoint.status ?? 200, headers });
}

function hasVersion(body: unknown): body is { version: number } {
	return typeof body === "object" && body !== null && "version" in body;
}

function bytesOf(
	{ pieces }: TextStream,
	shown: (text: string) => string,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const reader = pieces.getReader();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(shown(value)));
		},
		cancel: () => reader.cancel(),
	});
}

/** Streams rows as one JSON array. */
export async function* jsonArray(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
	let separator = "[";
	for await (const chunk of rows) {
		if (chunk.length === 0) continue;
		yield separator + chunk.map((row) => JSON.stringify(row)).join(",");
		separator = ",";
	}
	yield separator === "[" ? "[]" : "]";
}

/** Creates the failure for unexpected errors: includes the request id and no internals. */
export function internalError(requestId: string): Failure {
	return new Failure(
		"internal",
		`Something went wrong on our end. Please try again. If it keeps happening, contact us with this ID: ${requestId}`,
	);
}
