import type { IncomingMessage, ServerResponse } from "node:http";
import type { Origin } from "#api/caller.ts";
import { defaultHeaders, strictTransport } from "#server/headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** An answer that is kept in memory; a form that is not compressed has the bytes of `identity`. */
export interface StoredAnswer {
	status: number;
	headers: Readonly<Record<string, string>>;
	/** Content hash for `ETag`. */
	tag: string;
	bytes: Readonly<Record<Encoding, Buffer>>;
}

/** Header lines as `writeHead` takes them: names and values by turns. */
interface HeaderLines {
	full: readonly string[];
	notModified: readonly string[];
}

// By bytes: they are replaced when a page is compressed again.
const linesOf = new WeakMap<Buffer, HeaderLines>();

/** Sends a stored answer, or 304 if the client has it. */
export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	answer: StoredAnswer,
	{ requestId, secure }: Pick<Origin, "requestId" | "secure">,
): void {
	const accepted = encodingFor(request);
	const bytes = answer.bytes[accepted];
	let lines = linesOf.get(bytes);
	if (!lines) {
		lines = headerLines(answer, bytes === answer.bytes.identity ? "identity" : accepted);
		linesOf.set(bytes, lines);
	}
	const isKnown = answer.status === 200 && hasTag(request.headers["if-none-match"], answer.tag);
	const sent = [...(isKnown ? lines.notModified : lines.full), "x-request-id", requestId];
	if (secure) sent.push("strict-transport-security", strictTransport);
	response.writeHead(isKnown ? 304 : answer.status, sent);
	response.end(isKnown || request.method === "HEAD" ? undefined : bytes);
}

function headerLines({ headers, tag, bytes }: StoredAnswer, encoding: Encoding): HeaderLines {
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
	return { full: Object.entries(full).flat(), notModified: Object.entries(notModified).flat() };
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** Returns the best encoding that a client accepts. */
function encodingFor({ headers }: IncomingMessage): Encoding {
	const accepted = headers["accept-encoding"];
	if (typeof accepted !== "string") return "identity";
	return takesBrotli.test(accepted) ? "br" : takesGzip.test(accepted) ? "gzip" : "identity";
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
