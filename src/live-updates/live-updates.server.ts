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
	type LiveUpdateKind,
	type LiveUpdateMessage,
	type PendingCounts,
} from "#live-updates/contract.ts";
import { changesSince, currentCursor } from "#live-updates/cursor.server.ts";
import { LiveUpdateStream } from "#live-updates/stream.server.ts";

/** Milliseconds for which events are queued, so that a burst becomes one message. */
const FLUSH_MS = 150;
const HEARTBEAT = 20_000;
const MAX_STREAMS = 500;
const MAX_PER_SESSION = 10;

interface LiveUpdatesOptions {
	db: Database;
	clock: Clock;
	/** Counts the records that are pending now. */
	figures: (db: Database) => Promise<PendingCounts>;
	/** Broadcasts to other instances, if any. */
	broadcast?: (text: string) => Promise<void>;
	/** Logs a warning for operators. */
	warn?: (message: string) => void;
}

/** Streams record changes to the admin area. */
export class LiveUpdates {
	readonly #db: Database;
	readonly #clock: Clock;
	readonly #pendingCounts: LiveUpdatesOptions["figures"];
	readonly #broadcast: (text: string) => Promise<void>;
	readonly #warn: (message: string) => void;
	readonly #streams = new Set<LiveUpdateStream>();
	#queued: RecordChangeEvent[] = [];
	#flushTimer: NodeJS.Timeout | undefined;
	#heartbeat: NodeJS.Timeout | undefined;
	#isEnded = false;

	constructor({ db, clock, figures, broadcast, warn }: LiveUpdatesOptions) {
		this.#db = db;
		this.#clock = clock;
		this.#pendingCounts = figures;
		this.#broadcast = broadcast ?? (async () => {});
		this.#warn = warn ?? (() => {});
	}

	/** Number of open streams. */
	get openStreams(): number {
		return this.#streams.size;
	}

	/** Queues an event for every open stream and the other instances. Does not wait. */
	announce(event: RecordChangeEvent): void {
		this.#enqueue([event], true);
	}

	/** Receives a broadcast from another instance. The text is untrusted: any database client can send one. */
	receive(text: string): void {
		const events = parseBroadcast(text);
		if (events) this.#enqueue(events, false);
		else this.#warn("a broadcast could not be read and was ignored");
	}

	/**
	 * Opens a stream.
	 * @param cursor where an earlier stream of the same client ended
	 */
	async listen(sessionHash: string, cursor: string | null): Promise<LiveUpdateStream> {
		const sessionStreams = [...this.#streams].filter(
			(stream) => stream.sessionHash === sessionHash,
		);
		if (sessionStreams.length >= MAX_PER_SESSION) sessionStreams[0]?.end();
		const stream = new LiveUpdateStream(sessionHash, () => this.#streams.delete(stream));
		if (this.#isEnded || this.#streams.size >= MAX_STREAMS) {
			stream.end(ending("restarting"));
			return stream;
		}
		// Subscribe before reading, so no event is lost in between.
		this.#streams.add(stream);
		this.#startHeartbeat();
		try {
			const missed = await changesSince(this.#db, cursor ?? "");
			const { figures, cursor: now } = await this.#read();
			const pushAdded = (kind: LiveUpdateMessage["kind"], ids: number[]) =>
				stream.push(event({ kind, change: "added", ids, figures }, now));
			stream.push("retry: 3000\n\n");
			pushAdded("hello", []);
			if (missed.registrations.length > 0) pushAdded("registration", missed.registrations);
			if (missed.contacts.length > 0) pushAdded("contact", missed.contacts);
			return stream;
		} catch (error) {
			stream.end();
			throw error;
		}
	}

	/** Ends every stream and rejects new ones. */
	end(): void {
		this.#isEnded = true;
		clearTimeout(this.#flushTimer);
		clearInterval(this.#heartbeat);
		for (const stream of this.#streams) stream.end(ending("restarting"));
	}

	async #read(): Promise<{ figures: PendingCounts; cursor: string }> {
		const [figures, cursor] = await Promise.all([
			this.#pendingCounts(this.#db),
			currentCursor(this.#db),
		]);
		return { figures, cursor };
	}

	#enqueue(events: RecordChangeEvent[], isOurs: boolean): void {
		if (this.#isEnded) return;
		this.#queued.push(...events.map((event) => ({ ...event, isOurs })));
		this.#flushTimer ??= setTimeout(() => {
			this.#flushTimer = undefined;
			this.#flush().catch(() => {});
		}, FLUSH_MS).unref();
	}

	async #flush(): Promise<void> {
		const queued = this.#queued as (RecordChangeEvent & { isOurs: boolean })[];
		this.#queued = [];
		const ours = queued.filter(({ isOurs }) => isOurs);
		if (ours.length > 0) await this.#broadcast(toNotifyPayload(coalesce(ours))).catch(() => {});
		if (this.#streams.size === 0) return;
		if (queued.some(({ kind }) => kind === "session" || kind === "user")) {
			await this.#closeExpired();
		}
		const { figures, cursor } = await this.#read();
		for (const { kind, change, ids } of coalesce(queued)) {
			if (kind === "session") continue;
			this.#send(event({ kind: kind as LiveUpdateKind, change, ids, figures }, cursor));
		}
	}

	/** Closes the streams of expired sessions. */
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

	/** Sends heartbeats so proxies keep idle streams open, and closes streams of expired sessions. */
	#startHeartbeat(): void {
		this.#heartbeat ??= setInterval(() => {
			if (this.#streams.size === 0) {
				clearInterval(this.#heartbeat);
				this.#heartbeat = undefined;
				return;
			}
			for (const stream of this.#streams) {
				// A backlog means no reader: a HEAD request or a dead connection.
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

/** Serializes events for NOTIFY, which is limited to 8,000 bytes; drops the ids if the text is too long. */
function toNotifyPayload(events: readonly RecordChangeEvent[]): string {
	const text = JSON.stringify(events);
	return text.length < 7500 ? text : JSON.stringify(events.map((event) => ({ ...event, ids: [] })));
}

function event(message: LiveUpdateMessage, cursor: string): string {
	return `id: ${cursor}\ndata: ${JSON.stringify(message)}\n\n`;
}

function ending(reason: "signed out" | "restarting"): string {
	return `event: ${END_EVENT}\ndata: ${reason}\n\n`;
}
