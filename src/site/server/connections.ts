import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

const SECOND = 1000;
const KB = 1024;

/**
 * What one connection, or all together, may ask of the server; times in milliseconds. Why these figures:
 * docs/decisions/0062-server-limits.md.
 */
export const serverLimits = {
	// Bytes of the request line and all headers; more is 431. Node's own default, which is also what common proxies send at most.
	headerBytes: 16 * KB,
	// Lines; more is 431. Browsers send about 20, and each proxy adds a few. Node drops headers above 2,000 without a word.
	headers: 100,
	// Characters; more is 414. RFC 9110 (4.1) asks for at least 8,000.
	urlLength: 8 * KB,
	// Until all headers have arrived; longer is 408.
	headersTimeout: 15 * SECOND,
	// Until the whole request has arrived; longer is 408. A picture of 10 MB over 1.5 Mbit/s.
	requestTimeout: 60 * SECOND,
	// Between two looks at these two timeouts.
	checkInterval: 5 * SECOND,
	// That an idle connection stays open. Proxies keep theirs for 60 to 75 seconds, and must close first, or they send a
	// request into a closing connection and respond 502.
	keepAliveTimeout: 90 * SECOND,
	// In which the other side reads nothing of a waiting response, after which its connection is closed. A phone in an
	// elevator comes back sooner.
	idleTimeout: 60 * SECOND,
	// Requests of one connection that wait for their turn; one more is 503 and the last. Neither browsers nor proxies send
	// a request before they have the last response.
	pipelined: 8,
	// Open connections; requests of later ones are 503. One costs about 20 KB; a proxy in front needs a few hundred.
	connections: 4096,
	// Further connections that still hear why; later ones are closed at once.
	surplusConnections: 512,
};
export type ServerLimits = typeof serverLimits;

// The listener closes when no connection has come for so long: whoever just got an answer may be on the way.
const QUIET_MS = 50;
// It does not wait longer, and takes no more connections: new ones may come without end.
const MAX_WAIT_MS = 5000;
const LAST_CONNECTIONS = 1000;

/** The open connections of a server: which are too many, and how no more are taken. */
export class OpenConnections {
	readonly #server: Server;
	readonly #surplus = new WeakSet<Socket>();
	readonly #open = new Set<Socket>();
	#accepted = 0;
	#areNewOnesHeld = false;

	/** @param most connections; the later ones are surplus for as long as they live */
	constructor(server: Server, most: number) {
		this.#server = server;
		server.on("connection", (socket: Socket) => {
			this.#accepted++;
			if (this.#areNewOnesHeld) socket.pause();
			this.#open.add(socket);
			if (this.#open.size > most) this.#surplus.add(socket);
			socket.once("close", () => this.#open.delete(socket));
		});
	}

	get isEmpty(): boolean {
		return this.#open.size === 0;
	}

	isSurplus(socket: Socket): boolean {
		return this.#surplus.has(socket);
	}

	/**
	 * Takes no new connections anymore. Those that wait to be accepted would be reset, so they are accepted first; none is
	 * answered before, or its client might come back with another one.
	 * @returns a promise of the end of all connections
	 */
	async closeListener(): Promise<{ closed: Promise<void> }> {
		const most = this.#accepted + LAST_CONNECTIONS;
		const latest = performance.now() + MAX_WAIT_MS;
		this.#areNewOnesHeld = true;
		let before: number;
		do {
			before = this.#accepted;
			await pause(QUIET_MS);
			await untilPolled();
		} while (this.#accepted > before && this.#accepted < most && performance.now() < latest);
		const closed = new Promise<void>((resolve) => {
			// The server's own `close` also closes idle connections, over which a request may be on its way.
			SocketServer.prototype.close.call(this.#server, () => resolve());
		});
		for (const socket of this.#open) if (socket.isPaused()) socket.resume();
		return { closed };
	}
}

/** Waits until the event loop has looked at all sockets once more. */
export async function untilPolled(): Promise<void> {
	// The first turn may end before it looks.
	await nextTurn();
	await nextTurn();
}

type Response = ServerResponse<IncomingMessage>;

/**
 * Serves the requests of each connection one after the other. Node's parser delivers all that a packet
 * holds at once, a thousand and more; served at once, their responses would all be in memory until
 * the other side reads them.
 */
export class Turns {
	readonly #most: number;
	readonly #connections = new WeakMap<Socket, { last: Response; waiting: number }>();

	/** @param most number of requests of one connection that may wait */
	constructor(most: number) {
		this.#most = most;
	}

	/**
	 * Calls `serve` when the responses before are complete; never, if the connection closes before.
	 * @param serve told whether the connection has too many requests waiting: then this is its last
	 */
	take(response: Response, serve: (isTooMany: boolean) => void): void {
		const { socket } = response.req;
		const connection = this.#connections.get(socket);
		if (!connection || connection.last.closed) {
			this.#connections.set(socket, { last: response, waiting: 0 });
			serve(false);
			return;
		}
		// Those after the last one are left alone: its response closes the connection.
		if (connection.waiting > this.#most) return;
		connection.waiting++;
		const isTooMany = connection.waiting > this.#most;
		connection.last.once("close", () => {
			connection.waiting--;
			if (!socket.destroyed) serve(isTooMany);
		});
		connection.last = response;
	}
}

/**
 * Discards the unread rest of a request body after the response. On a keep-alive connection the rest
 * precedes the next request; `requestTimeout` limits how long it may take to arrive.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	response.once("finish", () => {
		if (request.readableEnded) return;
		// A reader that stopped early still pauses the stream.
		request.removeAllListeners("data");
		request.resume();
	});
}
