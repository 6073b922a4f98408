import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { adminPassword } from "../../admin-password.ts";
import { aContact, aRegistration } from "../../factories.ts";
import { type Sent, send } from "./send.ts";

/** What a school's site gets on a busy day: so many of 1,000 requests. */
const mix = {
	page: 420,
	unchangedPage: 150,
	courses: 60,
	facts: 40,
	registration: 20,
	message: 10,
	chat: 80,
	signIn: 2,
	list: 90,
	record: 50,
	search: 30,
	dashboard: 44,
	export: 4,
} as const;
type Kind = keyof typeof mix;
const turns = Object.entries(mix).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));
/** Has no divisor in common with 1,000: all kinds take turns instead of coming in blocks. */
const STRIDE = 617;
/** Questions in one conversation. */
const TURNS = 6;
/** Sessions of the office at a time. */
const SESSIONS = 10;

const pages = ["/", "/courses/cna", "/register?program=ekg", "/about", "/contact", "/courses/none"];
const questions = [
	"What does the CNA course cost?",
	"When does the next class start?",
	"¿Dónde está la escuela?",
	"I am a nurse from Ghana. Which program should I take?",
	"ekg or phlebotomy?",
	"asdf",
];
const compressed = { "accept-encoding": "br, gzip" };

/** Visitors and the office, on one site. */
export class Traffic {
	readonly #agent: Agent;
	readonly #port: number;
	readonly #tags = new Map<string, string>();
	#tokens: string[] = [];
	/** Calls under way, by session. */
	readonly #calls = new Map<string, number>();
	#conversation = { id: "", turns: TURNS };
	readonly #leaving = new AbortController();
	#streams: Promise<void>[] = [];
	/** Requests so far. */
	sent = 0;
	/** Bytes of live updates so far. */
	streamed = 0;

	constructor(agent: Agent, port: number) {
		this.#agent = agent;
		this.#port = port;
	}

	/** Signs in, and opens streams of live updates. */
	async begin({ streams = 8 } = {}): Promise<void> {
		// A session of their own, which stays.
		const token = await this.#newSession();
		this.#streams = Array.from({ length: streams }, () => this.#listen(token));
		this.#tokens.push(await this.#newSession());
	}

	/** Closes the streams. @throws if one of them ended before */
	async end(): Promise<void> {
		this.#leaving.abort();
		await Promise.all(this.#streams);
	}

	/** Sends the next request of the mix. @throws if the answer is not as it should be */
	async next(): Promise<void> {
		const n = this.sent++;
		await this.#send[turns[(n * STRIDE) % turns.length] as Kind](n);
	}

	readonly #send: Record<Kind, (n: number) => Promise<unknown>> = {
		page: async (n) => {
			const page = pages[n % pages.length] as string;
			const expected = page === "/courses/none" ? [404] : [200];
			const { headers } = await this.#get(page, { headers: compressed, expected });
			if (headers.etag) this.#tags.set(page, headers.etag);
		},
		unchangedPage: () => {
			const headers = { ...compressed, "if-none-match": this.#tags.get("/") ?? "" };
			return this.#get("/", { headers, expected: [200, 304] });
		},
		courses: () => this.#get("/api/courses"),
		facts: () => this.#get("/api/facts"),
		registration: () => this.#post("/api/register", aRegistration(), 201),
		message: () => this.#post("/api/contact", aContact(), 201),
		chat: (n) => this.#ask(questions[n % questions.length] as string),
		signIn: () => this.#signInAndOut(),
		list: (n) => this.#asAdmin(`/api/admin/${listOf(n)}?limit=50&offset=${(n % 3) * 50}`),
		record: () => this.#openLatest(),
		search: (n) => this.#asAdmin(`/api/admin/${listOf(n)}?limit=50&q=vega+${n % 1000}`),
		dashboard: () => this.#asAdmin("/api/admin/dashboard"),
		export: (n) => this.#asAdmin(`/api/admin/${listOf(n)}.csv?limit=500`),
	};

	#get(path: string, sent: Sent = {}) {
		return send(this.#agent, this.#port, path, sent);
	}

	#post(path: string, body: object, status: number) {
		return this.#get(path, { method: "POST", body, expected: [status] });
	}

	async #asAdmin(path: string) {
		const token = this.#tokens.at(-1) as string;
		this.#calls.set(token, (this.#calls.get(token) ?? 0) + 1);
		try {
			return await this.#get(path, { headers: { authorization: `Bearer ${token}` } });
		} finally {
			this.#calls.set(token, (this.#calls.get(token) ?? 0) - 1);
		}
	}

	async #openLatest(): Promise<void> {
		const { bytes } = await this.#asAdmin("/api/admin/registrations?limit=1");
		const [latest] = JSON.parse(bytes.toString());
		if (latest) await this.#asAdmin(`/api/admin/registrations/${latest.id}`);
	}

	async #ask(content: string): Promise<void> {
		if (this.#conversation.turns >= TURNS) {
			const { bytes } = await this.#post("/api/chat/start", { sessionId: randomUUID() }, 200);
			this.#conversation = { id: JSON.parse(bytes.toString()).conversationId, turns: 0 };
		}
		this.#conversation.turns += 1;
		const conversationId = this.#conversation.id;
		await this.#post("/api/chat/message", { conversationId, content }, 200);
	}

	async #newSession(): Promise<string> {
		const body = { username: "admin", password: adminPassword };
		const { bytes } = await this.#post("/api/login", body, 200);
		return JSON.parse(bytes.toString()).token;
	}

	/** Signs in once more, and out of a session that no call under way uses any longer. */
	async #signInAndOut(): Promise<void> {
		this.#tokens.push(await this.#newSession());
		if (this.#tokens.length <= SESSIONS || this.#calls.get(this.#tokens[0] as string)) return;
		const token = this.#tokens.shift() as string;
		this.#calls.delete(token);
		const authorization = `Bearer ${token}`;
		const sent = { method: "POST", headers: { authorization }, expected: [204] };
		await this.#get("/api/logout", sent);
	}

	async #listen(token: string): Promise<void> {
		const { signal } = this.#leaving;
		const headers = { authorization: `Bearer ${token}` };
		try {
			const url = `http://localhost:${this.#port}/api/admin/events`;
			const { status, body } = await fetch(url, { headers, signal });
			if (status !== 200 || !body) throw new Error(`Live updates answered ${status}`);
			for await (const piece of body) this.streamed += piece.byteLength;
		} catch (error) {
			if (!signal.aborted) throw error;
		}
		if (!signal.aborted) throw new Error("A stream of live updates ended");
	}
}

const listOf = (n: number) => (n % 2 ? "registrations" : "contacts");
