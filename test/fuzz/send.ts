import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Body } from "./request.ts";

/** A request as it travels. */
export interface SentRequest {
	method: string;
	/** With the query. */
	path: string;
	headers: Record<string, string>;
	body: Uint8Array | undefined;
}

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	milliseconds: number;
}

/**
 * Decoding and encoding pictures takes longer, and so does asking the assistant many questions. A test email waits for the mail
 * server, for up to 25 seconds by its contract.
 */
const LONG_TIMEOUT_MS = 30_000;
const long = /^\/api\/admin\/(?:uploads|chat\/preview|emails\/test)/;

/** Sends requests over connections that stay open. */
export class Client {
	readonly #port: number;
	readonly #agent: Agent;
	readonly #timeoutMs: number;

	constructor(
		port: number,
		{ connections, timeoutMs }: { connections: number; timeoutMs: number },
	) {
		this.#timeoutMs = timeoutMs;
		this.#port = port;
		this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
	}

	close(): void {
		this.#agent.destroy();
	}

	/** @throws {Error} if there is no whole answer in time */
	send({ method, path, headers, body }: SentRequest): Promise<Answer> {
		const started = performance.now();
		const timeout = long.test(path) ? LONG_TIMEOUT_MS : this.#timeoutMs;
		const { promise, resolve, reject } = Promise.withResolvers<Answer>();
		const sent = httpRequest({
			agent: this.#agent,
			port: this.#port,
			host: "localhost",
			method,
			path,
			headers: { ...headers, ...(body ? { "content-length": String(body.length) } : {}) },
		});
		const timer = setTimeout(() => {
			sent.destroy(new Error(`no answer within ${timeout / 1000} seconds`));
		}, timeout);
		sent.once("close", () => clearTimeout(timer));
		sent.on("error", reject);
		sent.once("response", (response) => {
			const chunks: Buffer[] = [];
			const finish = () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					text: decoded(Buffer.concat(chunks), response.headers["content-encoding"]),
					milliseconds: performance.now() - started,
				});
			response.on("data", (chunk: Buffer) => {
				chunks.push(chunk);
				// A stream of events never ends.
				if (/event-stream/.test(response.headers["content-type"] ?? "")) {
					finish();
					sent.destroy();
				}
			});
			response.once("end", finish);
			response.on("error", reject);
		});
		sent.end(body);
		return promise;
	}
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
	if (bytes.length > 0 && encoding === "br") return brotliDecompressSync(bytes).toString("utf8");
	if (bytes.length > 0 && encoding === "gzip") return gunzipSync(bytes).toString("utf8");
	return bytes.toString("utf8");
}

/** Returns the bytes of a body and its content type. */
export function encoded(body: Body): { bytes: Uint8Array | undefined; type: string | undefined } {
	if (body.as === "nothing") return { bytes: undefined, type: undefined };
	if (body.as === "bytes") return body;
	if (body.as === "json") {
		return { bytes: Buffer.from(JSON.stringify(body.value) ?? ""), type: "application/json" };
	}
	if (body.encoding === "urlencoded") {
		const fields = new URLSearchParams(
			body.parts.map(([name, value]) => [
				name,
				typeof value === "object" ? value.file : String(value),
			]),
		);
		return { bytes: Buffer.from(`${fields}`), type: "application/x-www-form-urlencoded" };
	}
	const boundary = "----fuzz";
	const parts = body.parts.map(([name, value]) => {
		const file = typeof value === "object" ? '; filename="a.txt"\r\ncontent-type: text/plain' : "";
		const content = typeof value === "object" ? value.file : String(value);
		// Browsers send line breaks of fields as CRLF.
		const sent = content.replace(/\r\n?|\n/g, "\r\n");
		return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${sent}\r\n`;
	});
	return {
		bytes: Buffer.from(`${parts.join("")}--${boundary}--\r\n`),
		type: `multipart/form-data; boundary=${boundary}`,
	};
}

/** Writes a request as a command that sends it again. */
export function asCurl({ method, path, headers, body }: SentRequest, origin: string): string {
	const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
	const shown = Buffer.from(body ?? []).toString("utf8");
	return [
		`curl -i --path-as-is -X ${method} ${quoted(origin + path.slice(0, 2000))}`,
		...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
		...(body
			? [`--data-binary ${quoted(shown.length > 2000 ? `${shown.slice(0, 2000)}…` : shown)}`]
			: []),
	].join(" ");
}
