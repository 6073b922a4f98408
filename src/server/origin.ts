import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { Origin } from "#api/caller.ts";

/**
 * Determines where a request came from.
 * @param trustProxy number of trusted proxies in front. Each appends one entry to `X-Forwarded-For`;
 * entries that the visitor sent come before those.
 */
export function originOf(request: IncomingMessage, trustProxy: number): Origin {
	const remote = request.socket.remoteAddress ?? "unknown";
	const chain = [...listOf(request, "x-forwarded-for"), remote];
	const address = trustProxy === 0 ? remote : (chain.at(-1 - trustProxy) ?? chain[0] ?? remote);
	const protocol = fromOutermostProxy(listOf(request, "x-forwarded-proto"), trustProxy);
	const host = fromOutermostProxy(listOf(request, "x-forwarded-host"), trustProxy);
	return {
		address: address.replace(/^::ffff:(?=\d+\.)/i, ""),
		secure: protocol ? protocol === "https" : Boolean((request.socket as TLSSocket).encrypted),
		host: host ?? request.headers.host ?? "",
		requestId: proxiedId(request, trustProxy) ?? randomBytes(6).toString("hex"),
	};
}

/** Returns the id that a trusted proxy gave the request, so that its log and ours name it alike. */
function proxiedId(request: IncomingMessage, trustProxy: number): string | undefined {
	const id = request.headers["x-request-id"];
	return trustProxy > 0 && typeof id === "string" && /^[\w.-]{1,128}$/.test(id) ? id : undefined;
}

/**
 * Returns the outermost trusted proxy's value of a header. Proxies replace the header or append to it;
 * entries that the visitor sent come before theirs.
 */
function fromOutermostProxy(values: readonly string[], trustProxy: number): string | undefined {
	return trustProxy === 0 ? undefined : values[Math.max(0, values.length - trustProxy)];
}

function listOf(request: IncomingMessage, header: string): string[] {
	const value = request.headers[header];
	return (Array.isArray(value) ? value.join(",") : (value ?? ""))
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
}
