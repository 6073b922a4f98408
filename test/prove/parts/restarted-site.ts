import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminPassword } from "../../admin-password.ts";
import { type ServerProcess, startServer } from "../../process.ts";

/** A complete answer. */
export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	/** The body, which must be JSON. */
	// biome-ignore lint/suspicious/noExplicitAny: what a call returns is in its contract
	json(): any;
}

/** What became of a request. */
export interface Outcome {
	call: string;
	/** 0 if there was no complete answer. */
	status: number;
	/** Why there was no complete answer: an error code such as `ECONNRESET`. */
	error: string;
	ms: number;
}

interface Content {
	body?: unknown;
	form?: Record<string, unknown>;
	file?: Uint8Array;
	headers?: OutgoingHttpHeaders;
	/** Sends the session of the administrator. */
	signedIn?: boolean;
}

/** How long a caller waits: longer than any answer may take. */
const PATIENCE_MS = 30_000;

/** A site that is started and ended again and again, and how its callers fare. */
export class Site {
	readonly dataDir = mkdtempSync(join(tmpdir(), "school-prove-"));
	readonly databaseUrl: string | undefined;
	/** Since they were last taken. */
	#outcomes: Outcome[] = [];
	#server: ServerProcess | undefined;
	#agent = new Agent({ keepAlive: true });
	#token = "";

	constructor(databaseUrl?: string) {
		this.databaseUrl = databaseUrl;
	}

	get server(): ServerProcess {
		if (!this.#server) throw new Error("The site does not run.");
		return this.#server;
	}

	/** @param env more variables of its environment */
	async start(env: Record<string, string> = {}): Promise<void> {
		const { dataDir, databaseUrl } = this;
		this.#server = await startServer({
			dataDir,
			databaseUrl,
			env: { RATE_LIMITS: "off", LOG_LEVEL: "error", ...env },
		});
		this.#agent = new Agent({ keepAlive: true });
	}

	/** @returns the exit code, or the signal's name */
	async end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | string> {
		const ended = await this.server.end(signal);
		this.#agent.destroy();
		return ended;
	}

	async signIn(): Promise<void> {
		const body = { username: "admin", password: adminPassword };
		const answer = await this.send("POST", "/api/login", { body });
		this.#token = answer?.json().token;
	}

	/** Sends a request. @returns null if there is no complete answer */
	async send(method: string, path: string, content: Content = {}): Promise<Answer | null> {
		const started = performance.now();
		const outcome: Outcome = { call: `${method} ${path}`, status: 0, error: "", ms: 0 };
		try {
			const answer = await this.#exchange(method, path, content);
			outcome.status = answer.status;
			return answer;
		} catch (error) {
			outcome.error = String((error as NodeJS.ErrnoException).code ?? error);
			return null;
		} finally {
			outcome.ms = performance.now() - started;
			this.#outcomes.push(outcome);
		}
	}

	/** Returns what became of the requests since the last time. */
	takeOutcomes(): Outcome[] {
		return this.#outcomes.splice(0);
	}

	remove(): void {
		rmSync(this.dataDir, { recursive: true, force: true });
	}

	#exchange(method: string, path: string, content: Content): Promise<Answer> {
		const { port, url } = this.server;
		const body = bodyOf(content);
		const headers = {
			...(content.signedIn && { authorization: `Bearer ${this.#token}` }),
			...(content.form && { origin: url }),
			...(body && { "content-type": body.type, "content-length": body.bytes.length }),
			...content.headers,
		};
		return new Promise((resolve, reject) => {
			const sent = request({ agent: this.#agent, port, method, path, headers }, (answer) => {
				const pieces: Buffer[] = [];
				answer.on("data", (piece: Buffer) => pieces.push(piece));
				answer.once("error", reject);
				answer.once("end", () => {
					const text = Buffer.concat(pieces).toString();
					const status = answer.statusCode ?? 0;
					resolve({ status, headers: answer.headers, text, json: () => JSON.parse(text) });
				});
			});
			sent.once("error", reject);
			sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error("No answer.")));
			sent.end(body?.bytes);
		});
	}
}

function bodyOf({ body, form, file }: Content): { type: string; bytes: Uint8Array } | undefined {
	if (file) return { type: "image/png", bytes: file };
	if (form) {
		const pairs = Object.entries(form).map(([name, value]) => [name, String(value)]);
		const bytes = Buffer.from(new URLSearchParams(pairs).toString());
		return { type: "application/x-www-form-urlencoded", bytes };
	}
	if (body === undefined) return undefined;
	return { type: "application/json", bytes: Buffer.from(JSON.stringify(body)) };
}
