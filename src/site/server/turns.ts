import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

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
