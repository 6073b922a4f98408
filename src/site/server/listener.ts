import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Origin } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { internalError } from "#platform/api/responses.server.ts";
import { toDatabaseFailure } from "#platform/database/errors.server.ts";
import {
	discardUnreadBody,
	OpenConnections,
	type ServerLimits,
	serverLimits,
	Turns,
	untilPolled,
} from "#site/server/connections.ts";
import { DirectAnswers } from "#site/server/direct-answers.ts";
import { currentRequestId, log } from "#site/server/log.ts";
import {
	ClientErrors,
	hasValidHost,
	refusalOf,
	refuse,
	unavailable,
} from "#site/server/refusal.ts";
import { originOf, type RequestHead } from "#site/server/requests.ts";
import {
	defaultHeaders,
	type PreparedAnswer,
	prepare,
	type StoredAnswer,
	sendStored,
	strictTransport,
} from "#site/server/send.ts";

/** Handles a request with a well-formed URL; returns false to pass it on. */
export type RequestHandler = (
	request: IncomingMessage,
	response: ServerResponse,
	from: Origin,
) => boolean | Promise<boolean>;

/** Returns the answer to a request from memory, without waiting for anything; undefined to pass it on. */
export type InstantHandler = (request: RequestHead, from: Origin) => StoredAnswer | undefined;

/** What handles requests, in order; the first handler that returns true ends the chain. */
interface Handlers {
	/** Asked first, and without the cost of what may wait. */
	instant: readonly InstantHandler[];
	others: readonly RequestHandler[];
}

/** Called when a response is complete or its connection has ended. */
type RequestObserver = (
	request: IncomingMessage,
	response: ServerResponse,
	milliseconds: number,
) => void;

interface ListenerOptions {
	/** Told of every request that has ended. */
	observe?: RequestObserver | undefined;
	limits?: ServerLimits;
}

export interface Listener {
	server: Server;
	setHandlers(handlers: Handlers): void;
	/** Finishes open requests, rejects new ones, then closes; no request that was sent before is left without an answer. */
	stop(): Promise<void>;
}

// How long a request that is still sending its body may delay shutdown.
const DRAIN_TIMEOUT_MS = 30_000;
// How long a request may be on its way over an open connection when no new connections are taken anymore.
const ON_ITS_WAY_MS = 250;

/** Creates the HTTP server. It responds 503 until its handlers are set. */
export function createListener(
	trustProxy: number,
	{ observe, limits = serverLimits }: ListenerOptions = {},
): Listener {
	let handlers: Handlers | "starting" | "stopping" = "starting";
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
	const direct = observe ? undefined : new DirectAnswers(server, limits, answerFromMemory);
	const connections = new OpenConnections(server, limits.connections);

	const serve = (request: IncomingMessage, response: ServerResponse, isTooMany: boolean) => {
		const started = observe ? performance.now() : 0;
		const from = originOf(request, trustProxy);
		let refusal = refusalBeforeHandlers(request, from, isTooMany);
		let stored: StoredAnswer | undefined;
		try {
			if (!refusal) stored = storedAnswer(request, from);
		} catch (error) {
			refusal = failureOf(from, error);
		}
		if (stored) sendStored(request, response, stored, from);
		// Most answers from memory are with the system already, and leave nothing to look after.
		if (observe || !stored || hasBody(request) || request.socket.writableLength > 0) {
			track(request, response, started);
		}
		if (!stored) void answer(request, response, from, refusal);
	};
	const refusalBeforeHandlers = (request: IncomingMessage, from: Origin, isTooMany: boolean) => {
		if (typeof handlers === "string") return unavailable[handlers];
		if (isTooMany || connections.isSurplus(request.socket)) return unavailable.busy;
		return refusalOf(request, from, limits);
	};
	const track = (request: IncomingMessage, response: ServerResponse, started: number) => {
		pending.add(response);
		response.once("close", () => {
			observe?.(request, response, performance.now() - started);
			pending.delete(response);
			if (pending.size === 0) idle();
		});
		discardUnreadBody(request, response);
		// Nothing to read yet is our own slowness; something to read that stays is the other side's.
		response.on("timeout", (socket: Socket) => socket.writableLength > 0 && socket.destroy());
	};
	const answer = async (
		request: IncomingMessage,
		response: ServerResponse,
		from: Origin,
		refusal: Failure | undefined,
	) => {
		for (const name in defaultHeaders) response.setHeader(name, defaultHeaders[name] as string);
		response.setHeader("x-request-id", from.requestId);
		if (from.secure) response.setHeader("strict-transport-security", strictTransport);

		// A connection that closes with unread bytes is reset, and the client may not get the answer.
		if (handlers === "stopping") await untilRead(request);
		if (refusal) return refuse(request, response, refusal);
		const { others } = handlers as Handlers;
		try {
			const isHandled = await currentRequestId.run(from.requestId, () =>
				handleInOrder(others, request, response, from),
			);
			if (!isHandled) await refuse(request, response, new Failure("notFound", "Not found."));
		} catch (error) {
			const failure = failureOf(from, error);
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
			// The client sends its next request over another connection.
			for (const response of pending) {
				if (!response.headersSent) response.setHeader("connection", "close");
			}
			await Promise.all([
				untilIdle(DRAIN_TIMEOUT_MS),
				Promise.race([direct?.end(), pause(DRAIN_TIMEOUT_MS, undefined, { ref: false })]),
			]);
			const { closed } = await connections.closeListener();
			if (!connections.isEmpty) await Promise.race([closed, pause(ON_ITS_WAY_MS)]);
			// If something else took all the time, requests have arrived and were not read.
			await untilPolled();
			await untilIdle(DRAIN_TIMEOUT_MS);
			server.closeAllConnections();
			await closed;
		},
	};

	function storedAnswer(request: RequestHead, from: Origin): StoredAnswer | undefined {
		for (const handler of (handlers as Handlers).instant) {
			const stored = handler(request, from);
			if (stored) return stored;
		}
		return undefined;
	}

	/** What is refused, fails or is not in memory is for the HTTP server. */
	function answerFromMemory(head: RequestHead, socket: Socket): PreparedAnswer | undefined {
		if (typeof handlers === "string" || connections.isSurplus(socket)) return undefined;
		const from = originOf(head, trustProxy);
		if (!hasValidHost(head, from)) return undefined;
		try {
			const stored = storedAnswer(head, from);
			return stored && prepare(head, stored, from);
		} catch {
			return undefined;
		}
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

/** Logs an error that nobody expected. @returns the failure to answer with */
function failureOf({ requestId }: Origin, error: unknown): Failure {
	log.error({ requestId, error }, "request failed");
	return toDatabaseFailure(error) ?? internalError(requestId);
}

/** Returns whether bytes follow the headers, which have to be read before the next request. */
function hasBody({ headers }: IncomingMessage): boolean {
	return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
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
