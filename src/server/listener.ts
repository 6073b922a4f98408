import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Origin } from "#api/caller.ts";
import { Failure } from "#api/failure.ts";
import { failureResponse, internalError } from "#api/responses.server.ts";
import { toDatabaseFailure } from "#database/errors.server.ts";
import { ClientErrors } from "#server/client-errors.ts";
import { failurePage } from "#server/failure-page.ts";
import { defaultHeaders, strictTransport } from "#server/headers.ts";
import { type ServerLimits, serverLimits } from "#server/limits.ts";
import { log } from "#server/log.ts";
import { OpenConnections } from "#server/open-connections.ts";
import { originOf } from "#server/origin.ts";
import { Turns } from "#server/turns.ts";
import { discardUnreadBody } from "#server/unread-body.ts";

/** Handles a request with a well-formed URL; returns false to pass it on. */
export type RequestHandler = (
	request: IncomingMessage,
	response: ServerResponse,
	from: Origin,
) => boolean | Promise<boolean>;

export interface Listener {
	server: Server;
	/** Sets the request handlers. They run in order; the first that returns true ends the chain. */
	setHandlers(handlers: readonly RequestHandler[]): void;
	/** Finishes open requests, rejects new ones, then closes. */
	stop(): Promise<void>;
}

// How long a request that is still sending its body may delay shutdown.
const DRAIN_TIMEOUT_MS = 30_000;

/** Creates the HTTP server. It responds 503 until its handlers are set. */
export function createListener(trustProxy: number, limits: ServerLimits = serverLimits): Listener {
	let handlers: readonly RequestHandler[] | "starting" | "stopping" = "starting";
	const pending = new Set<ServerResponse>();
	const clientErrors = new ClientErrors();
	const turns = new Turns(limits.pipelined);
	let idle: () => void = () => {};

	const server = createServer({
		requireHostHeader: false,
		maxHeaderSize: limits.headerBytes,
		headersTimeout: limits.headersTimeout,
		requestTimeout: limits.requestTimeout,
		keepAliveTimeout: limits.keepAliveTimeout,
		connectionsCheckingInterval: limits.checkInterval,
	});
	server.timeout = limits.idleTimeout;
	server.maxConnections = limits.connections + limits.surplusConnections;
	const connections = new OpenConnections(server, limits.connections);

	const serve = async (request: IncomingMessage, response: ServerResponse, isTooMany: boolean) => {
		pending.add(response);
		response.once("close", () => {
			pending.delete(response);
			if (pending.size === 0) idle();
		});
		discardUnreadBody(request, response);
		// Nothing to read yet is our own slowness; something to read that stays is the other side's.
		response.on("timeout", (socket: Socket) => socket.writableLength > 0 && socket.destroy());
		const from = originOf(request, trustProxy);
		for (const name in defaultHeaders) response.setHeader(name, defaultHeaders[name] as string);
		if (from.secure) response.setHeader("strict-transport-security", strictTransport);

		const refusal =
			typeof handlers === "string"
				? unavailable[handlers]
				: isTooMany || connections.isSurplus(request.socket)
					? unavailable.busy
					: refusalOf(request, from, limits);
		if (refusal) return refuse(request, response, refusal);
		try {
			for (const handler of handlers as readonly RequestHandler[]) {
				if (await handler(request, response, from)) return;
			}
			await refuse(request, response, new Failure("notFound", "Not found."));
		} catch (error) {
			log.error({ requestId: from.requestId, error }, "request failed");
			const failure = toDatabaseFailure(error) ?? internalError(from.requestId);
			if (response.headersSent) response.destroy();
			else await refuse(request, response, failure);
		}
	};
	const onRequest = (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
		clientErrors.remember(response);
		turns.take(response, (isTooMany) => serve(request, response, isTooMany));
	};
	server.on("request", onRequest);
	// `Expect` with anything but 100-continue, which Node would answer without our headers.
	server.on("checkExpectation", onRequest);
	server.on("clientError", (error, socket) => clientErrors.answer(error, socket as Socket));

	return {
		server,
		setHandlers: (newHandlers) => {
			handlers = newHandlers;
		},
		async stop() {
			handlers = "stopping";
			if (pending.size > 0) {
				const wait = Promise.withResolvers<void>();
				idle = wait.resolve;
				const timer = setTimeout(wait.resolve, DRAIN_TIMEOUT_MS);
				await wait.promise;
				clearTimeout(timer);
			}
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			server.closeAllConnections();
			await closed;
		},
	};
}

const unavailable = {
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

function refusalOf(
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
	if (!isHost(request.headers.host) || !isHost(from.host)) {
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
	return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === header).length;
}

function isHost(text: string): boolean {
	return /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);
}

function isDecodable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}

async function refuse(
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
