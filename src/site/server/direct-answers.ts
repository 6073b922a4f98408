import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ServerLimits } from "#site/server/connections.ts";
import { type RequestHead, readHead } from "#site/server/requests.ts";
import { type PreparedAnswer, write } from "#site/server/send.ts";

const nothing = Buffer.alloc(0);

/** As the HTTP server's own. */
class RequestTimeout extends Error {
	readonly code = "ERR_HTTP_REQUEST_TIMEOUT";
}

/**
 * Answers what is in memory directly at the socket, which takes about half of the processor time of Node's HTTP server.
 * The first bytes of a connection that are anything but one plain GET request of such an answer go to the HTTP server,
 * and with them the connection for good. See docs/decisions/0073-direct-answers.md.
 */
export class DirectAnswers {
	readonly #held = new Map<Socket, (first?: Buffer) => void>();
	readonly #find: (head: RequestHead, socket: Socket) => PreparedAnswer | undefined;
	readonly #limits: ServerLimits;
	readonly #server: Server;
	#isOver = false;

	/**
	 * @param server whose connections are held until its HTTP part is needed
	 * @param find returns the answer to a request; undefined leaves the request to the HTTP server
	 */
	constructor(
		server: Server,
		limits: ServerLimits,
		find: (head: RequestHead, socket: Socket) => PreparedAnswer | undefined,
	) {
		this.#server = server;
		this.#limits = limits;
		this.#find = find;
		const serveHttp = server.listeners("connection") as ((socket: Socket) => void)[];
		server.removeAllListeners("connection");
		server.on("connection", (socket: Socket) => {
			const handOver = () => {
				for (const listener of serveHttp) listener.call(server, socket);
			};
			if (this.#isOver) handOver();
			else this.#hold(socket, handOver);
		});
	}

	#hold(socket: Socket, handOver: () => void): void {
		let hasAnswered = false;
		const release = (first?: Buffer) => {
			this.#held.delete(socket);
			socket.off("data", onData).off("end", end).off("error", destroy).off("timeout", onTimeout);
			socket.off("close", forget).setTimeout(0);
			if (first) socket.unshift(first);
			handOver();
		};
		const onData = (bytes: Buffer) => {
			// Nobody makes us keep answers that nobody reads.
			const head = socket.writableLength === 0 ? readHead(bytes, socket) : undefined;
			const answer = head && this.#find(head, socket);
			if (!answer) {
				release(bytes);
				return;
			}
			write(socket, answer, this.#limits.keepAliveTimeout);
			if (hasAnswered) return;
			hasAnswered = true;
			socket.setTimeout(this.#limits.keepAliveTimeout);
		};
		const onTimeout = () => {
			if (hasAnswered || socket.writableEnded) socket.destroy();
			else this.#server.emit("clientError", new RequestTimeout(), socket);
		};
		const destroy = () => socket.destroy();
		const end = () => socket.end();
		const forget = () => this.#held.delete(socket);
		socket.on("data", onData).on("end", end).on("error", destroy).on("timeout", onTimeout);
		socket.on("close", forget).setTimeout(this.#limits.headersTimeout);
		this.#held.set(socket, release);
	}

	/** Leaves all connections to the HTTP server. @returns a promise that all answers have been sent */
	async end(): Promise<void> {
		this.#isOver = true;
		const sent = [...this.#held].map(([socket, release]) => {
			release();
			// Called when all before is sent, or the connection is gone.
			return new Promise((resolve) => socket.write(nothing, resolve));
		});
		await Promise.all(sent);
	}
}
