import type { IncomingMessage, ServerResponse } from "node:http";

export type Encoding = "br" | "gzip" | "identity";

/** Returns the best encoding that a client accepts. */
export function encodingFor(request: IncomingMessage): Encoding {
	const accepted = request.headers["accept-encoding"];
	if (typeof accepted !== "string") return "identity";
	const takes = (name: string) =>
		new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
	return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

interface CachedResponse {
	status: number;
	headers: Readonly<Record<string, string>>;
	tag: string;
	bytes: Buffer;
	encoding: Encoding;
}

/** Sends cached bytes, or 304 if the client has them. */
export function sendCached(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, tag, bytes, encoding }: CachedResponse,
): void {
	const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
	response.setHeader("etag", etag);
	response.setHeader("vary", "accept-encoding");
	if (status === 200 && hasTag(request.headers["if-none-match"], tag)) {
		const { "content-type": _, ...others } = headers;
		response.writeHead(304, others).end();
		return;
	}
	if (encoding !== "identity") response.setHeader("content-encoding", encoding);
	response.writeHead(status, { ...headers, "content-length": bytes.length });
	response.end(request.method === "HEAD" ? undefined : bytes);
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
