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
	const protocol = trustProxy === 0 ? undefined : listOf(request, "x-forwarded-proto").at(-1);
	const host = trustProxy === 0 ? undefined : listOf(request, "x-forwarded-host").at(-1);
	return {
		address: address.replace(/^::ffff:(?=\d+\.)/i, ""),
		secure: protocol ? protocol === "https" : Boolean((request.socket as TLSSocket).encrypted),
		host: host ?? request.headers.host ?? "",
		requestId: randomBytes(6).toString("hex"),
	};
}

function listOf(request: IncomingMessage, header: string): string[] {
	const value = request.headers[header];
	return (Array.isArray(value) ? value.join(",") : (value ?? ""))
		.split(",")
		.map((part) => part.trim())
		.filter(Boolean);
}
