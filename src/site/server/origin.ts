import { randomUUID } from "node:crypto";
import type { TLSSocket } from "node:tls";
import type { Origin } from "#platform/api/caller.ts";
import type { RequestHead } from "#site/server/request-head.ts";

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
