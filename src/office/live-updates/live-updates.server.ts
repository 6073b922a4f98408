import { activeSessionHashes } from "#office/auth/sessions.server.ts";
import {
	coalesce,
	parseBroadcast,
	type RecordChangeEvent,
} from "#office/live-updates/change-events.server.ts";
import {
	END_EVENT,
	type LiveUpdateKind,
	type LiveUpdateMessage,
	type PendingCounts,
} from "#office/live-updates/contract.ts";
import { cursorFrom, missedRows } from "#office/live-updates/missed-rows.server.ts";
import { LiveUpdateStream } from "#office/live-updates/stream.server.ts";
import { outsideDeadline } from "#platform/api/deadline.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

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
	readonly #options: LiveUpdatesOptions;
	readonly #streams = new Set<LiveUpdateStream>();
	#queued: RecordChangeEvent[] = [];
	#flushTimer: NodeJS.Timeout | undefined;
	#heartbeat: NodeJS.Timeout | undefined;
	#isEnded = false;

	constructor(options: LiveUpdatesOptions) {
		this.#options = options;
	}

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
		else this.#options.warn?.("a broadcast could not be read and was ignored");
	}

	/**
	 * Opens a stream.
	 * @param earlier the cursor of an earlier stream of the same client
	 */
	async listen(sessionHash: string, earlier: string | null): Promise<LiveUpdateStream> {
		const sessionStreams = [...this.#streams].filter(
			(stream) => stream.sessionHash === sessionHash,
		);
		if (sessionStreams.length >= MAX_PER_SESSION) sessionStreams[0]?.end();
		const { db, clock, figures: countPending } = this.#options;
		const stream = new LiveUpdateStream(sessionHash, () => this.#streams.delete(stream));
		if (this.#isEnded || this.#streams.size >= MAX_STREAMS) {
			stream.end(ending("restarting"));
			return stream;
		}
		// Subscribe before reading, so no event is lost in between.
		this.#streams.add(stream);
		outsideDeadline(() => this.#startHeartbeat());
		try {
			const cursor = cursorFrom(clock);
			const missed = await missedRows(db, earlier);
			const figures = await countPending(db);
			stream.push(`retry: 3000\nid: ${cursor}\n`);
			tell(stream, { kind: "hello", change: "added", ids: [], figures });
			for (const [kind, ids] of Object.entries(missed)) {
				tell(stream, { kind: kind as LiveUpdateKind, change: "added", ids, figures });
			}
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
		const { db, figures: countPending, broadcast } = this.#options;
		if (ours.length > 0) await broadcast?.(toNotifyPayload(coalesce(ours))).catch(() => {});
		if (this.#streams.size === 0) return;
		if (queued.some(({ kind }) => kind === "session" || kind === "user")) {
			await this.#closeExpired();
		}
		const figures = await countPending(db);
		for (const { kind, change, ids } of coalesce(queued)) {
			if (kind === "session") continue;
			for (const stream of this.#streams) tell(stream, { kind, change, ids, figures });
		}
	}

	/** Closes the streams of expired sessions. */
	async #closeExpired(): Promise<void> {
		const hashes = [...new Set([...this.#streams].map(({ sessionHash }) => sessionHash))];
		if (hashes.length === 0) return;
		const { db, clock } = this.#options;
		const live = await activeSessionHashes(db, clock, hashes);
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
			for (const stream of this.#streams) stream.push(": still here\n\n");
			this.#closeExpired().catch(() => {});
		}, HEARTBEAT).unref();
	}
}

/** Serializes events for NOTIFY, which is limited to 8,000 bytes; drops the ids if the text is too long. */
function toNotifyPayload(events: readonly RecordChangeEvent[]): string {
	const text = JSON.stringify(events);
	return text.length < 7500 ? text : JSON.stringify(events.map((event) => ({ ...event, ids: [] })));
}

function tell(stream: LiveUpdateStream, message: LiveUpdateMessage): void {
	stream.push(`data: ${JSON.stringify(message)}\n\n`);
}

function ending(reason: "signed out" | "restarting"): string {
	return `event: ${END_EVENT}\ndata: ${reason}\n\n`;
}
