import { activeSessionHashes } from "#auth/sessions.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import {
	coalesce,
	parseBroadcast,
	type RecordChangeEvent,
} from "#live-updates/change-events.server.ts";
import {
	END_EVENT,
	type NewsKind,
	type NewsMessage,
	type PendingCounts,
} from "#live-updates/contract.ts";
import { changesSince, currentCursor } from "#live-updates/cursor.server.ts";
import { NewsStream } from "#live-updates/stream.server.ts";

/** How long news are collected before they are told, in milliseconds: a rush becomes one message. */
const FLUSH_MS = 150;
const HEARTBEAT = 20_000;
const MOST_STREAMS = 500;
const MOST_PER_SESSION = 10;

interface LiveUpdatesOptions {
	db: Database;
	clock: Clock;
	/** What waits for the office now. */
	figures: (db: Database) => Promise<PendingCounts>;
	/** Tells the other instances, where there are any. */
	broadcast?: (text: string) => Promise<void>;
	/** Logs what an operator should know. */
	warn?: (message: string) => void;
}

/** Tells everybody in the office who listens what is new. */
export class LiveUpdates {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #figures: LiveUpdatesOptions["figures"];
	readonly #passOn: (text: string) => Promise<void>;
	readonly #warn: (message: string) => void;
	readonly #streams = new Set<NewsStream>();
	#collected: RecordChangeEvent[] = [];
	#collecting: NodeJS.Timeout | undefined;
	#heartbeat: NodeJS.Timeout | undefined;
	#isEnded = false;

	constructor({ db, clock, figures, broadcast, warn }: LiveUpdatesOptions) {
		this.#db = db;
		this.#clock = clock;
		this.#figures = figures;
		this.#passOn = broadcast ?? (async () => {});
		this.#warn = warn ?? (() => {});
	}

	/** Sends an event of this process to every open stream and to the other instances, without waiting. */
	announce(event: RecordChangeEvent): void {
		this.#enqueue([event], true);
	}

	/** Something happened in another instance, which passed this on. Anyone in the database can send text here. */
	receive(text: string): void {
		const events = parseBroadcast(text);
		if (events) this.#enqueue(events, false);
		else this.#warn("a broadcast could not be read and was ignored");
	}

	/**
	 * Begins to listen.
	 * @param mark where an earlier stream of the same listener ended
	 */
	async listen(sessionHash: string, mark: string | null): Promise<NewsStream> {
		const own = [...this.#streams].filter((stream) => stream.sessionHash === sessionHash);
		if (own.length >= MOST_PER_SESSION) own[0]?.end();
		const stream = new NewsStream(sessionHash, () => this.#streams.delete(stream));
		if (this.#isEnded || this.#streams.size >= MOST_STREAMS) {
			stream.end(ending("restarting"));
			return stream;
		}
		// It listens before it reads: nothing falls between the two.
		this.#streams.add(stream);
		this.#startHeartbeat();
		try {
			const missed = await changesSince(this.#db, mark ?? "");
			const { figures, mark: now } = await this.#read();
			const told = (kind: NewsMessage["kind"], ids: number[]) =>
				stream.push(event({ kind, change: "added", ids, figures }, now));
			stream.push("retry: 3000\n\n");
			told("hello", []);
			if (missed.registrations.length > 0) told("registration", missed.registrations);
			if (missed.contacts.length > 0) told("contact", missed.contacts);
			return stream;
		} catch (error) {
			stream.end();
			throw error;
		}
	}

	/** Ends every stream, and every one that would begin. */
	end(): void {
		this.#isEnded = true;
		clearTimeout(this.#collecting);
		clearInterval(this.#heartbeat);
		for (const stream of this.#streams) stream.end(ending("restarting"));
	}

	async #read(): Promise<{ figures: PendingCounts; mark: string }> {
		const [figures, mark] = await Promise.all([this.#figures(this.#db), currentCursor(this.#db)]);
		return { figures, mark };
	}

	#enqueue(events: RecordChangeEvent[], isOurs: boolean): void {
		if (this.#isEnded) return;
		this.#collected.push(...events.map((event) => ({ ...event, isOurs })));
		this.#collecting ??= setTimeout(() => {
			this.#collecting = undefined;
			this.#flush().catch(() => {});
		}, FLUSH_MS).unref();
	}

	async #flush(): Promise<void> {
		const collected = this.#collected as (RecordChangeEvent & { isOurs: boolean })[];
		this.#collected = [];
		const ours = collected.filter(({ isOurs }) => isOurs);
		if (ours.length > 0) await this.#passOn(toNotifyPayload(coalesce(ours))).catch(() => {});
		if (this.#streams.size === 0) return;
		if (collected.some(({ kind }) => kind === "session" || kind === "user")) {
			await this.#closeExpired();
		}
		const { figures, mark } = await this.#read();
		for (const { kind, change, ids } of coalesce(collected)) {
			if (kind === "session") continue;
			this.#send(event({ kind: kind as NewsKind, change, ids, figures }, mark));
		}
	}

	/** Ends the streams of sessions that are over. */
	async #closeExpired(): Promise<void> {
		const hashes = [...new Set([...this.#streams].map(({ sessionHash }) => sessionHash))];
		if (hashes.length === 0) return;
		const live = await activeSessionHashes(this.#db, this.#clock, hashes);
		for (const stream of this.#streams) {
			if (hashes.includes(stream.sessionHash) && !live.has(stream.sessionHash)) {
				stream.end(ending("signed out"));
			}
		}
	}

	/** Now and then: proxies keep a stream that says something, and sessions end by themselves. */
	#startHeartbeat(): void {
		this.#heartbeat ??= setInterval(() => {
			if (this.#streams.size === 0) {
				clearInterval(this.#heartbeat);
				this.#heartbeat = undefined;
				return;
			}
			for (const stream of this.#streams) {
				// Nobody reads: a HEAD request, or a connection that died in silence.
				if (stream.backlog > 1) stream.end();
			}
			this.#send(": still here\n\n");
			this.#closeExpired().catch(() => {});
		}, HEARTBEAT).unref();
	}

	#send(text: string): void {
		for (const stream of this.#streams) stream.push(text);
	}
}

/** What other instances are told. PostgreSQL takes at most 8,000 bytes: in a rush the numbers stay out. */
function toNotifyPayload(events: readonly RecordChangeEvent[]): string {
	const text = JSON.stringify(events);
	return text.length < 7500 ? text : JSON.stringify(events.map((event) => ({ ...event, ids: [] })));
}

function event(message: NewsMessage, mark: string): string {
	return `id: ${mark}\ndata: ${JSON.stringify(message)}\n\n`;
}

function ending(reason: "signed out" | "restarting"): string {
	return `event: ${END_EVENT}\ndata: ${reason}\n\n`;
}
