import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultHeaders } from "#site/server/headers.ts";

/** What Node's parser rejects, with the bytes that it was reading. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Responds to bytes that Node's parser rejects, which never reach a request handler. */
export class ClientErrors {
	/** The response to the last request of each connection. */
	readonly #last = new WeakMap<Socket, ServerResponse<IncomingMessage>>();

	remember(response: ServerResponse<IncomingMessage>): void {
		this.#last.set(response.req.socket, response);
	}

	/** Responds with 400, 408 or 431 and closes the connection, after pending responses. */
	answer(error: ParserError, socket: Socket): void {
		const last = this.#last.get(socket);
		if (error.code === "ECONNRESET" || !socket.writable) {
			socket.destroy();
		} else if (last?.req.complete && !last.closed) {
			last.once("close", () => this.answer(error, socket));
		} else if (last && !last.req.complete && (last.headersSent || !last.socket)) {
			// The rest of a body that already has its response: a second response would answer the next request.
			socket.destroy();
		} else {
			respond(error, socket);
		}
	}
}

const malformed = { status: 400, sentence: "Malformed request." };

/** What is answered, by the code of the parser's error. */
const answers: Record<string, typeof malformed> = {
	HPE_HEADER_OVERFLOW: { status: 431, sentence: "Request headers are too large." },
	ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: "The request timed out." },
};

function respond(error: ParserError, socket: Socket): void {
	const { status, sentence } = answers[error.code ?? ""] ?? malformed;
	const headers = {
		...defaultHeaders,
		"content-type": "text/plain; charset=utf-8",
		"content-length": String(sentence.length),
		connection: "close",
	};
	const head = Object.entries(headers)
		.map(([name, value]) => `${name}: ${value}\r\n`)
		.join("");
	const isHead = error.rawPacket?.toString("latin1", 0, 5) === "HEAD ";
	socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${isHead ? "" : sentence}`);
}
