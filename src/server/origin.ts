import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { Origin } from "#api/caller.ts";

/**
 * Finds out where a request came from.
 * @param trustProxy how many proxies in front are believed: each adds one entry at the end of
 * `X-Forwarded-For`, and what a visitor wrote there himself stands before those.
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
		requestId: randomBytes(6).toString("hex"),
	};
}

/**
 * What the outermost trusted proxy said of the visitor's own connection. Proxies replace such a
 * header or add to its end; what a visitor wrote there himself stands before theirs.
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
