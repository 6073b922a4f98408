import type { Server } from "node:http";
import { type Socket, Server as SocketServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

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
