import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Origin } from "#platform/api/caller.ts";

const readHeaders = [
	"accept-encoding",
	"host",
	"if-none-match",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"x-request-id",
] as const;
type ReadHeader = (typeof readHeaders)[number];

/** What decides about an answer from memory. */
export interface RequestHead extends Pick<IncomingMessage, "method" | "url"> {
	headers: Partial<Pick<IncomingHttpHeaders, ReadHeader>>;
	socket: Pick<Socket, "remoteAddress">;
}

const isRead = new Set<string>(readHeaders);
/** Headers that say how the connection goes on, or that a body follows. */
const steers = /^(?:connection|content-.*|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/;
const name = /^[a-z0-9-]+$/;
const otherCharacters = /[^\t\r\n\x20-\x7e]|\r(?!\n)|(?<!\r)\n/;

const MAX_BYTES = 8 * 1024;
const MAX_LINES = 100;

/**
 * Reads the bytes of exactly one complete GET request without a body, in the strictest form of RFC 9112. Whatever two
 * programs could read differently is left to Node's own parser.
 * @returns undefined if the bytes are anything else, or need anything but an answer
 */
export function readHead(bytes: Buffer, socket: RequestHead["socket"]): RequestHead | undefined {
	if (bytes.length > MAX_BYTES) return undefined;
	const text = bytes.toString("latin1");
	const end = text.length - 4;
	if (!text.startsWith("GET /") || text.indexOf("\r\n\r\n") !== end || otherCharacters.test(text)) {
		return undefined;
	}
	let lineEnd = text.indexOf("\r\n");
	const url = text.slice(4, lineEnd - 9);
	if (!text.startsWith(" HTTP/1.1", lineEnd - 9) || /\s/.test(url)) return undefined;
	const headers: Record<string, string> = {};
	for (let lines = 0; lineEnd < end; lines++) {
		const start = lineEnd + 2;
		lineEnd = text.indexOf("\r\n", start);
		const colon = text.indexOf(":", start);
		const header = text.slice(start, colon).toLowerCase();
		if (colon > lineEnd || !name.test(header) || lines === MAX_LINES) return undefined;
		if (isRead.has(header)) {
			if (header in headers) return undefined;
			headers[header] = text.slice(colon + 1, lineEnd).trim();
		} else if (steers.test(header)) {
			const value = text.slice(colon + 1, lineEnd).trim();
			if (header !== "connection" || value.toLowerCase() !== "keep-alive") return undefined;
		}
	}
	return { method: "GET", url, headers, socket };
}

/**
 * Determines where a request came from.
 * @param trustProxy number of trusted proxies in front. Each appends one entry to `X-Forwarded-For`;
 * entries that the visitor sent come before those.
 */
export function originOf(request: RequestHead, trustProxy: number): Origin {
	const remote = request.socket.remoteAddress ?? "unknown";
	const encrypted = Boolean((request.socket as Partial<TLSSocket>).encrypted);
	if (trustProxy === 0) {
		return {
			address: withoutPrefix(remote),
			secure: encrypted,
			host: request.headers.host ?? "",
			requestId: newId(),
		};
	}
	const chain = [...listOf(request, "x-forwarded-for"), remote];
	const address = chain.at(-1 - trustProxy) ?? chain[0] ?? remote;
	const protocol = fromOutermostProxy(listOf(request, "x-forwarded-proto"), trustProxy);
	const host = fromOutermostProxy(listOf(request, "x-forwarded-host"), trustProxy);
	return {
		address: withoutPrefix(address),
		secure: protocol ? protocol === "https" : encrypted,
		host: host ?? request.headers.host ?? "",
		requestId: proxiedId(request) ?? newId(),
	};
}

/** Returns an IPv4 address as it is written, also where it arrived over IPv6. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** Node keeps random bytes for these, which makes them cheap; the last 48 bits are all random. */
const newId = () => randomUUID().slice(-12);

/** Returns the id that a trusted proxy gave the request, so that its log and ours name it alike. */
function proxiedId(request: RequestHead): string | undefined {
	const id = request.headers["x-request-id"];
	return typeof id === "string" && /^[\w.-]{1,128}$/.test(id) ? id : undefined;
}

/**
 * Returns the outermost trusted proxy's value of a header. Proxies replace the header or append to it;
 * entries that the visitor sent come before theirs.
 */
function fromOutermostProxy(values: readonly string[], trustProxy: number): string | undefined {
	return values[Math.max(0, values.length - trustProxy)];
}

function listOf(
	request: RequestHead,
	header: "x-forwarded-for" | "x-forwarded-host" | "x-forwarded-proto",
): string[] {
	const value = request.headers[header];
	return (Array.isArray(value) ? value.join(",") : (value ?? ""))
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
}
