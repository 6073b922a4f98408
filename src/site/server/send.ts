import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Origin } from "#platform/api/caller.ts";
import type { RequestHead } from "#site/server/requests.ts";

// Headers of every response: OWASP's recommendations, and the interface word for word.

const everywhere = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-resource-policy": "same-origin",
} as const;

/** Policy for responses that are not pages: no loading, no framing. */
export const defaultHeaders: Readonly<Record<string, string>> = {
	...everywhere,
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Added to every response to an https request. */
export const strictTransport = "max-age=31536000; includeSubDomains";

export type Encoding = "br" | "gzip" | "identity";

/** An answer that is kept in memory; a form that is not compressed has the bytes of `identity`. */
export interface StoredAnswer {
	status: number;
	headers: Readonly<Record<string, string>>;
	/** Content hash for `ETag`. */
	tag: string;
	bytes: Readonly<Record<Encoding, Buffer>>;
}

/** What is sent to one client. */
export interface PreparedAnswer {
	message: StoredMessage;
	from: Pick<Origin, "requestId" | "secure">;
}

/** A stored answer in one encoding, or its 304. */
interface StoredMessage {
	status: number;
	/** Header lines as `writeHead` takes them: names and values by turns. */
	lines: readonly string[];
	/** The status line and the header lines as they are sent. */
	head: string;
	body: Buffer | undefined;
}

// By bytes: they are replaced when a page is compressed again.
const messagesOf = new WeakMap<Buffer, { full: StoredMessage; notModified: StoredMessage }>();

/** Returns what a client is sent of a stored answer: 304 if it has it. */
export function prepare(
	{ headers }: Pick<RequestHead, "headers">,
	answer: StoredAnswer,
	from: PreparedAnswer["from"],
): PreparedAnswer {
	const accepted = encodingFor(headers["accept-encoding"]);
	const bytes = answer.bytes[accepted];
	let messages = messagesOf.get(bytes);
	if (!messages) {
		messages = messagesFor(answer, bytes === answer.bytes.identity ? "identity" : accepted);
		messagesOf.set(bytes, messages);
	}
	const isKnown = answer.status === 200 && hasTag(headers["if-none-match"], answer.tag);
	return { message: isKnown ? messages.notModified : messages.full, from };
}

/** Sends a stored answer, or 304 if the client has it. */
export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	answer: StoredAnswer,
	from: PreparedAnswer["from"],
): void {
	const { message } = prepare(request, answer, from);
	const lines = [...message.lines, "x-request-id", from.requestId];
	if (from.secure) lines.push("strict-transport-security", strictTransport);
	response.writeHead(message.status, lines);
	response.end(request.method === "HEAD" ? undefined : message.body);
}

/**
 * Writes an answer to a GET request as an HTTP/1.1 message, after which the connection stays open.
 * @param keepAlive milliseconds that the connection stays open for the next request
 */
export function write(
	socket: Socket,
	{ message: { head, body }, from: { requestId, secure } }: PreparedAnswer,
	keepAlive: number,
): void {
	const security = secure ? `strict-transport-security: ${strictTransport}\r\n` : "";
	const lines = `${head}x-request-id: ${requestId}\r\n${security}date: ${currentDate()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${Math.floor(keepAlive / 1000)}\r\n\r\n`;
	if (!body) {
		socket.write(lines, "latin1");
		return;
	}
	socket.cork();
	socket.write(lines, "latin1");
	socket.write(body);
	socket.uncork();
}

let date = "";
let dateIsOverAt = 0;

/** Returns the time as `Date` has it; its text is made once a second. */
function currentDate(): string {
	const now = Date.now();
	if (now >= dateIsOverAt || now < dateIsOverAt - 1000) {
		date = new Date(now).toUTCString();
		dateIsOverAt = now - (now % 1000) + 1000;
	}
	return date;
}

function messagesFor({ status, headers, tag, bytes }: StoredAnswer, encoding: Encoding) {
	const shared: Record<string, string> = {
		...defaultHeaders,
		...headers,
		etag: encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`,
		vary: "accept-encoding",
	};
	const { "content-type": type, ...notModified } = shared;
	const full = {
		...notModified,
		...(type !== undefined && { "content-type": type }),
		...(encoding !== "identity" && { "content-encoding": encoding }),
		"content-length": String(bytes[encoding].length),
	};
	return {
		full: messageOf(status, full, bytes[encoding]),
		notModified: messageOf(304, notModified, undefined),
	};
}

function messageOf(
	status: number,
	headers: Record<string, string>,
	body: Buffer | undefined,
): StoredMessage {
	const entries = Object.entries(headers);
	const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`).join("");
	return {
		status,
		lines: entries.flat(),
		head: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}`,
		body,
	};
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** Returns the best encoding that a client accepts. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
	if (typeof accepted !== "string") return "identity";
	if (takesBrotli.test(accepted)) return "br";
	return takesGzip.test(accepted) ? "gzip" : "identity";
}

function hasTag(header: string | undefined, tag: string): boolean {
	if (header === undefined) return false;
	return header.split(",").some(
		(part) =>
			part
				.trim()
				.replace(/^W\//, "")
				.replace(/-(br|gzip)"$/, '"') === `"${tag}"`,
	);
}
