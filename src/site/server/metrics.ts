import type { IncomingMessage } from "node:http";
import { isSameSecret } from "#platform/tokens/token.server.ts";
import type { RequestHandler } from "#site/server/listener.ts";
import { prometheusType } from "#site/server/prometheus.ts";

/**
 * Answers `GET /api/metrics`. It is no call of the API, because it must answer while the database is away.
 * @param token who sends it may read; without one only programs on this machine may
 */
export function metrics(token: string | undefined, render: () => Promise<string>): RequestHandler {
	return async (request, response) => {
		if (!/^\/api\/metrics(?:\?|$)/.test(request.url ?? "")) return false;
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		if (token === undefined ? !isFromThisMachine(request) : !hasToken(request, token)) return false;
		const text = await render();
		response.writeHead(200, { "content-type": prometheusType, "cache-control": "no-store" });
		response.end(request.method === "HEAD" ? undefined : text);
		return true;
	};
}

const proxyHeaders = [
	"forwarded",
	"via",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"x-real-ip",
];

/** Returns whether a request comes from this machine itself and not through a proxy on it. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
	const isLoopback = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(socket.remoteAddress ?? "");
	return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
	const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
	return isSameSecret(sent, token);
}
