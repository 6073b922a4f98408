import type { IncomingMessage, ServerResponse } from "node:http";
import type { Origin } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { failureResponse } from "#platform/api/responses.server.ts";
import { failurePage } from "#site/server/failure-page.ts";
import type { ServerLimits } from "#site/server/limits.ts";
import type { RequestHead } from "#site/server/request-head.ts";

/** Why no request is served at the moment. */
export const unavailable = {
	starting: new Failure("unavailable", "The site is starting. Please try again in a moment.", {
		headers: { "retry-after": "5" },
	}),
	stopping: new Failure("unavailable", "The site is restarting. Please try again in a moment.", {
		headers: { "retry-after": "10", connection: "close" },
	}),
	busy: new Failure("unavailable", "The site is very busy. Please try again in a minute.", {
		headers: { "retry-after": "60", connection: "close" },
	}),
};

const onlyOnce = [
	["host", "Host"],
	["content-type", "Content-Type"],
] as const;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Returns why a request is not passed to any handler; undefined if it is. */
export function refusalOf(
	request: IncomingMessage,
	from: Origin,
	limits: ServerLimits,
): Failure | undefined {
	if (request.rawHeaders.length > 2 * limits.headers) {
		return new Failure("headersTooLarge", "The request has too many headers.");
	}
	if ((request.url ?? "").length > limits.urlLength) {
		return new Failure("urlTooLong", "The URL is too long.");
	}
	if (!methods.includes(request.method ?? "")) {
		const allow = methods.join(", ");
		return new Failure("methodNotAllowed", "Method not supported.", { headers: { allow } });
	}
	if (!request.headers.host) return new Failure("invalid", "Missing Host header.");
	if (!hasValidHost(request, from)) {
		return new Failure("invalid", "Invalid Host header.");
	}
	// Node uses the first of several, and a proxy in front may have checked the last.
	for (const [name, written] of onlyOnce) {
		if (timesNamed(request, name) > 1) {
			return new Failure("invalid", `The request has more than one ${written} header.`);
		}
	}
	// A body is read as it is: nothing is unpacked, so nothing can grow.
	if (!/^(?:identity)?$/i.test(request.headers["content-encoding"] ?? "")) {
		const headers = { "accept-encoding": "identity" };
		return new Failure("unsupportedMediaType", "Please send the body uncompressed.", { headers });
	}
	if (!/^(?:chunked)?$/i.test(request.headers["transfer-encoding"] ?? "")) {
		return new Failure("notImplemented", "This Transfer-Encoding is not supported.");
	}
	const path = (request.url ?? "").split("?", 1)[0] ?? "";
	if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\") || !isDecodable(path)) {
		return new Failure("invalid", "Invalid URL.");
	}
	return undefined;
}

function timesNamed({ rawHeaders }: IncomingMessage, header: string): number {
	let times = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] as string;
		if (name.length === header.length && name.toLowerCase() === header) times++;
	}
	return times;
}

/** Whether a request names a host, and its proxy none that can't be one. */
export function hasValidHost(
	{ headers: { host } }: Pick<RequestHead, "headers">,
	from: Origin,
): boolean {
	return host !== undefined && isHost(host) && (from.host === host || isHost(from.host));
}

/** The last host that was right: nearly every request names the same. */
let lastHost = "";

function isHost(text: string): boolean {
	if (text === lastHost) return true;
	const isRight = /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);
	if (isRight) lastHost = text;
	return isRight;
}

function isDecodable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}

/** Answers with a failure: as a page to a browser that loads one, otherwise in the format that is asked for. */
export async function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	failure: Failure,
): Promise<void> {
	if (failure.status >= 500 && wantsPage(request)) {
		const { html, headers } = failurePage(failure);
		response.writeHead(failure.status, { ...headers, "cache-control": "no-store" });
		response.end(request.method === "HEAD" ? undefined : html);
		return;
	}
	const answer = failureResponse(failure, request.headers.accept ?? null);
	response.writeHead(answer.status, {
		...Object.fromEntries(answer.headers),
		"cache-control": "no-store",
	});
	response.end(request.method === "HEAD" ? undefined : await answer.text());
}

/** Returns whether the client is a browser that loads a page. */
function wantsPage({ url = "", headers }: IncomingMessage): boolean {
	return /text\/html/.test(headers.accept ?? "") && !/^\/api(?:[/?]|$)/.test(url);
}
