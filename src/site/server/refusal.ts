import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Origin } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { escapeHtml } from "#platform/api/html.server.ts";
import { pageHeaders } from "#platform/api/page-headers.server.ts";
import { failureResponse } from "#platform/api/responses.server.ts";
import type { Language } from "#platform/text/language.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { knownSchool } from "#school/profile/known-school.ts";
import type { ServerLimits } from "#site/server/connections.ts";
import { failureWords } from "#site/server/failure-words.ts";
import type { RequestHead } from "#site/server/requests.ts";
import { defaultHeaders } from "#site/server/send.ts";

const style = `
body { margin: 0; padding: 12vh 1.25rem; background: #fbf7ef; color: #10201f; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; margin: auto }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.15 }
h1::before { content: ""; display: block; width: 4rem; margin-bottom: 1.25rem; border-top: 4px solid #c2410c }
a { color: #0f4a46; display: inline-block; padding: 0.5rem 0.75rem 0.5rem 0; font-weight: 600 }
:focus-visible { outline: 3px solid #0b7a75; outline-offset: 2px }
`.trim();

/**
 * Builds the page for when no page can be rendered: while the site starts, stops or fails.
 * It needs no script, file or database, and shows the phone and the email address. Its language is that of the address.
 */
function failurePage(
	failure: Failure,
	language: Language,
): {
	html: string;
	headers: Record<string, string>;
} {
	const { status, headers } = failure;
	const school = knownSchool();
	const words = failureWords[language];
	const [title, heading] = status === 503 ? words.busy : words.failed;
	const [phone] = school.phones;
	const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(school.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${escapeHtml(words.detail(failure))}</p>
<p>${words.help(escapeHtml(school.name))}</p>
<p><a href="tel:${escapeHtml(phone.dial)}">${escapeHtml(phone.shown)}</a> <a href="mailto:${escapeHtml(school.email)}">${escapeHtml(school.email)}</a></p>
</main>
</body>
</html>
`;
	return {
		html,
		headers: { ...headers, ...pageHeaders({ styles: [style] }) },
	};
}

/** Why no request is served at the moment. */
export const unavailable = {
	starting: new Failure("unavailable", "The site is starting. Please try again in a moment.", {
		headers: { "retry-after": "5" },
	}),
	stopping: new Failure("unavailable", "The site is restarting. Please try again in a moment.", {
		headers: { "retry-after": "10", connection: "close" },
	}),
	busy: new Failure("unavailable", "The site is very busy. Please try again in a minute.", {
		headers: { "retry-after": "60", connection: "close" },
	}),
};

const onlyOnce = [
	["host", "Host"],
	["content-type", "Content-Type"],
] as const;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Returns why a request is not passed to any handler; undefined if it is. */
export function refusalOf(
	request: IncomingMessage,
	from: Origin,
	limits: ServerLimits,
): Failure | undefined {
	if (request.rawHeaders.length > 2 * limits.headers) {
		return new Failure("headersTooLarge", "The request has too many headers.");
	}
	if ((request.url ?? "").length > limits.urlLength) {
		return new Failure("urlTooLong", "The URL is too long.");
	}
	if (!methods.includes(request.method ?? "")) {
		const allow = methods.join(", ");
		return new Failure("methodNotAllowed", "Method not supported.", { headers: { allow } });
	}
	if (!request.headers.host) return new Failure("invalid", "Missing Host header.");
	if (!hasValidHost(request, from)) {
		return new Failure("invalid", "Invalid Host header.");
	}
	// Node uses the first of several, and a proxy in front may have checked the last.
	for (const [name, written] of onlyOnce) {
		if (timesNamed(request, name) > 1) {
			return new Failure("invalid", `The request has more than one ${written} header.`);
		}
	}
	// A body is read as it is: nothing is unpacked, so nothing can grow.
	if (!/^(?:identity)?$/i.test(request.headers["content-encoding"] ?? "")) {
		const headers = { "accept-encoding": "identity" };
		return new Failure("unsupportedMediaType", "Please send the body uncompressed.", { headers });
	}
	if (!/^(?:chunked)?$/i.test(request.headers["transfer-encoding"] ?? "")) {
		return new Failure("notImplemented", "This Transfer-Encoding is not supported.");
	}
	const path = (request.url ?? "").split("?", 1)[0] ?? "";
	if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\") || !isDecodable(path)) {
		return new Failure("invalid", "Invalid URL.");
	}
	return undefined;
}

function timesNamed({ rawHeaders }: IncomingMessage, header: string): number {
	let times = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] as string;
		if (name.length === header.length && name.toLowerCase() === header) times++;
	}
	return times;
}

/** Whether a request names a host, and its proxy none that can't be one. */
export function hasValidHost(
	{ headers: { host } }: Pick<RequestHead, "headers">,
	from: Origin,
): boolean {
	return host !== undefined && isHost(host) && (from.host === host || isHost(from.host));
}

/** The last host that was right: nearly every request names the same. */
let lastHost = "";

function isHost(text: string): boolean {
	if (text === lastHost) return true;
	const isRight = /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);
	if (isRight) lastHost = text;
	return isRight;
}

function isDecodable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		return !decodeURIComponent(path).includes("\0");
	} catch {
		return false;
	}
}

/** Answers with a failure: as a page to a browser that loads one, otherwise in the format that is asked for. */
export async function refuse(
	request: IncomingMessage,
	response: ServerResponse,
	failure: Failure,
): Promise<void> {
	if (failure.status >= 500 && wantsPage(request)) {
		const { html, headers } = failurePage(failure, languageOfPath(request.url ?? "/"));
		response.writeHead(failure.status, { ...headers, "cache-control": "no-store" });
		response.end(request.method === "HEAD" ? undefined : html);
		return;
	}
	const answer = failureResponse(failure, request.headers.accept ?? null);
	response.writeHead(answer.status, {
		...Object.fromEntries(answer.headers),
		"cache-control": "no-store",
	});
	response.end(request.method === "HEAD" ? undefined : await answer.text());
}

/** Returns whether the client is a browser that loads a page. */
function wantsPage({ url = "", headers }: IncomingMessage): boolean {
	return /text\/html/.test(headers.accept ?? "") && !/^\/api(?:[/?]|$)/.test(url);
}

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
