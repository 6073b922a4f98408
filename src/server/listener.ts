import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Origin } from "#api/caller.ts";
import { Failure } from "#api/failure.ts";
import { failureResponse, internalError } from "#api/responses.server.ts";
import { toDatabaseFailure } from "#database/errors.server.ts";
import { ClientErrors } from "#server/client-errors.ts";
import { currentRequestId } from "#server/current-request.ts";
import { failurePage } from "#server/failure-page.ts";
import { defaultHeaders, strictTransport } from "#server/headers.ts";
import { log } from "#server/log.ts";
import { originOf } from "#server/origin.ts";
import { discardUnreadBody } from "#server/unread-body.ts";

/** Handles a request with a well-formed URL; returns false to pass it on. */
export type RequestHandler = (
	request: IncomingMessage,
	response: ServerResponse,
	from: Origin,
) => boolean | Promise<boolean>;

/** Called when a response is complete or its connection has ended. */
export type RequestObserver = (
	request: IncomingMessage,
	response: ServerResponse,
	milliseconds: number,
) => void;

export interface Listener {
	server: Server;
	/** Sets the request handlers. They run in order; the first that returns true ends the chain. */
	setHandlers(handlers: readonly RequestHandler[]): void;
	/** Finishes open requests, rejects new ones, then closes; no request that was sent before is left without an answer. */
	stop(): Promise<void>;
}

// How long a request that is still sending its body may delay shutdown.
const DRAIN_TIMEOUT_MS = 30_000;
// How many connections are accepted before the listener closes: new ones may come without end.
const LAST_CONNECTIONS = 1000;
// How long a request may be on its way over an open connection when no new connections are taken anymore.
const ON_ITS_WAY_MS = 250;

/** Creates the HTTP server. It responds 503 until its handlers are set. */
export function createListener(trustProxy: number, observe?: RequestObserver): Listener {
	let handlers: readonly RequestHandler[] | "starting" | "stopping" = "starting";
	const pending = new Set<ServerResponse>();
	const connections = new Set<Socket>();
	let accepted = 0;
	let areNewOnesHeld = false;
	const clientErrors = new ClientErrors();
	let idle: () => void = () => {};

	const server = createServer({ requireHostHeader: false }, async (request, response) => {
		pending.add(response);
		const started = observe ? performance.now() : 0;
		response.once("close", () => {
			observe?.(request, response, performance.now() - started);
			pending.delete(response);
			if (pending.size === 0) idle();
		});
		discardUnreadBody(request, response);
		clientErrors.remember(response);
		const from = originOf(request, trustProxy);
		for (const name in defaultHeaders) response.setHeader(name, defaultHeaders[name] as string);
		response.setHeader("x-request-id", from.requestId);
		if (from.secure) response.setHeader("strict-transport-security", strictTransport);

		const refusal = typeof handlers === "string" ? unavailable[handlers] : refusalOf(request, from);
		// A connection that closes with unread bytes is reset, and the client may not get the answer.
		if (handlers === "stopping") await untilRead(request);
		if (refusal) return refuse(request, response, refusal);
		try {
			const chain = handlers as readonly RequestHandler[];
			const isHandled = await currentRequestId.run(from.requestId, () =>
				handleInOrder(chain, request, response, from),
			);
			if (!isHandled) await refuse(request, response, new Failure("notFound", "Not found."));
		} catch (error) {
			log.error({ requestId: from.requestId, error }, "request failed");
			const failure = toDatabaseFailure(error) ?? internalError(from.requestId);
			if (response.headersSent) response.destroy();
			else await refuse(request, response, failure);
		}
	});
	server.on("clientError", (error, socket) => clientErrors.answer(error, socket as Socket));
	server.on("connection", (socket) => {
		accepted += 1;
		if (areNewOnesHeld) socket.pause();
		connections.add(socket);
		socket.once("close", () => connections.delete(socket));
	});
	server.headersTimeout = 15_000;
	server.requestTimeout = 60_000;
	// Proxies keep idle connections for 60 to 75 seconds. The proxy must close first, or it sends a
	// request into a closing connection and responds 502.
	server.keepAliveTimeout = 90_000;

	return {
		server,
		setHandlers: (newHandlers) => {
			handlers = newHandlers;
		},
		async stop() {
			handlers = "stopping";
			// The client sends its next request over another connection.
			for (const response of pending) {
				if (!response.headersSent) response.setHeader("connection", "close");
			}
			await untilIdle(DRAIN_TIMEOUT_MS);
			const { closed } = await closeListener();
			if (connections.size > 0) await Promise.race([closed, pause(ON_ITS_WAY_MS)]);
			// If something else took all the time, requests have arrived and were not read.
			await untilPolled();
			await untilIdle(DRAIN_TIMEOUT_MS);
			server.closeAllConnections();
			await closed;
		},
	};

	/**
	 * Takes no new connections anymore. Those that wait to be accepted would be reset, so they are accepted first; none is
	 * answered before, or its client might come back with another one.
	 * @returns a promise of the end of all connections
	 */
	async function closeListener(): Promise<{ closed: Promise<void> }> {
		const most = accepted + LAST_CONNECTIONS;
		areNewOnesHeld = true;
		let before: number;
		do {
			before = accepted;
			await untilPolled();
		} while (accepted > before && accepted < most);
		const closed = new Promise<void>((resolve) => {
			// The server's own `close` also closes idle connections, over which a request may be on its way.
			SocketServer.prototype.close.call(server, () => resolve());
		});
		for (const socket of connections) if (socket.isPaused()) socket.resume();
		return { closed };
	}

	/** Waits until no request is open, but not longer than `limit` milliseconds. */
	async function untilIdle(limit: number): Promise<void> {
		if (pending.size === 0) return;
		const wait = Promise.withResolvers<void>();
		idle = wait.resolve;
		const timer = setTimeout(wait.resolve, limit);
		await wait.promise;
		clearTimeout(timer);
	}
}

/** Waits until the event loop has looked at all sockets once more. */
async function untilPolled(): Promise<void> {
	// The first turn may end before it looks.
	await nextTurn();
	await nextTurn();
}

/** Reads what is left of a request and discards it. */
async function untilRead(request: IncomingMessage): Promise<void> {
	if (request.readableEnded) return;
	const read = new Promise((resolve) => request.once("close", resolve));
	request.resume();
	await read;
}

async function handleInOrder(
	handlers: readonly RequestHandler[],
	...call: Parameters<RequestHandler>
): Promise<boolean> {
	for (const handler of handlers) if (await handler(...call)) return true;
	return false;
}

const unavailable = {
	starting: new Failure("unavailable", "The site is starting. Please try again in a moment.", {
		headers: { "retry-after": "5" },
	}),
	stopping: new Failure("unavailable", "The site is restarting. Please try again in a moment.", {
		headers: { "retry-after": "10", connection: "close" },
	}),
};

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function refusalOf(request: IncomingMessage, from: Origin): Failure | undefined {
	if (!methods.includes(request.method ?? "")) {
		const allow = methods.join(", ");
		return new Failure("methodNotAllowed", "Method not supported.", { headers: { allow } });
	}
	if (!request.headers.host) return new Failure("invalid", "Missing Host header.");
	if (!isHost(request.headers.host) || !isHost(from.host)) {
		return new Failure("invalid", "Invalid Host header.");
	}
	// Node uses the first of several, and a proxy in front may have checked the last.
	if (timesNamed(request, "content-type") > 1) {
		return new Failure("invalid", "The request has more than one Content-Type header.");
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
