import { activeSessionHashes } from "#office/auth/sessions.server.ts";
import { type Changes, merged, parseBroadcast } from "#office/live-updates/changes.server.ts";
import {
	END_EVENT,
	type LiveUpdateKind,
	type LiveUpdateMessage,
} from "#office/live-updates/contract.ts";
import { cursorFrom, missedRows } from "#office/live-updates/missed-rows.server.ts";
import { LiveUpdateStream } from "#office/live-updates/stream.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/** Milliseconds for which changes are collected, so that a burst becomes one message. */
const FLUSH_MS = 150;
const HEARTBEAT_MS = 20_000;
const MAX_STREAMS = 500;
const MAX_PER_SESSION = 10;

interface LiveUpdatesOptions {
	db: Database;
	clock: Clock;
	/** Broadcasts to other instances, if any. */
	broadcast?: (text: string) => Promise<void>;
	/** Logs a warning for operators. */
	warn?: (message: string) => void;
}

/** Streams record changes to the admin area. */
export class LiveUpdates {
	readonly #options: LiveUpdatesOptions;
	readonly #streams = new Set<LiveUpdateStream>();
	#collected: Changes = {};
	/** The collected changes that other instances have not been told. */
	#ours: Changes = {};
	#flushTimer: NodeJS.Timeout | undefined;
	readonly #heartbeat: NodeJS.Timeout;
	/** When each kind was last told. */
	readonly #lastTold = new Map<LiveUpdateKind, number>();
	/** This instance knows nothing of the time before. */
	readonly #began: number;
	#isEnded = false;

	constructor(options: LiveUpdatesOptions) {
		this.#options = options;
		this.#began = options.clock().getTime();
		this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
	}

	get openStreams(): number {
		return this.#streams.size;
	}

	/** Tells every open stream and the other instances soon. Does not wait. */
	announce(changes: Changes): void {
		this.#ours = merged(this.#ours, changes);
		this.#collect(changes);
	}

	/** Receives a broadcast from another instance. The text is untrusted: any database client can send one. */
	receive(text: string): void {
		const changes = parseBroadcast(text);
		if (changes) this.#collect(changes);
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
		const { db, clock } = this.#options;
		const stream = new LiveUpdateStream(sessionHash, () => this.#streams.delete(stream));
		if (this.#isEnded || this.#streams.size >= MAX_STREAMS) {
			stream.end(ending("restarting"));
			return stream;
		}
		// Subscribe before reading, so no event is lost in between.
		this.#streams.add(stream);
		try {
			const cursor = cursorFrom(clock);
			const changes = await missedRows(db, earlier);
			const before = earlier ? {} : this.#before();
			const hello = eventOf({ hello: true, changes, ...before });
			stream.push(`retry: 3000\nid: ${cursor}\n${hello}`);
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

	#before(): Pick<LiveUpdateMessage, "upMs" | "agoMs"> {
		const now = this.#options.clock().getTime();
		const ago = [...this.#lastTold].map(([kind, at]) => [kind, now - at]);
		return { upMs: now - this.#began, agoMs: Object.fromEntries(ago) };
	}

	#collect(changes: Changes): void {
		if (this.#isEnded) return;
		this.#collected = merged(this.#collected, changes);
		this.#flushTimer ??= setTimeout(() => {
			this.#flushTimer = undefined;
			this.#flush().catch(() => {});
		}, FLUSH_MS).unref();
	}

	async #flush(): Promise<void> {
		const { session, ...changes } = this.#collected;
		const ours = this.#ours;
		this.#collected = {};
		this.#ours = {};
		const now = this.#options.clock().getTime();
		for (const kind of Object.keys(changes)) this.#lastTold.set(kind as LiveUpdateKind, now);
		if (Object.keys(ours).length > 0) {
			await this.#options.broadcast?.(JSON.stringify(ours)).catch(() => {});
		}
		if (this.#streams.size === 0) return;
		if (session || changes.user) await this.#closeExpired();
		if (Object.keys(changes).length === 0) return;
		const event = eventOf({ changes });
		for (const stream of this.#streams) stream.push(event);
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
	#beat(): void {
		for (const stream of this.#streams) {
			// A backlog means no reader: a HEAD request or a dead connection.
			if (stream.backlog > 1) stream.end();
			else stream.push(": still here\n\n");
		}
		this.#closeExpired().catch(() => {});
	}
}

const eventOf = (message: LiveUpdateMessage): string => `data: ${JSON.stringify(message)}\n\n`;

function ending(reason: "signed out" | "restarting"): string {
	return `event: ${END_EVENT}\ndata: ${reason}\n\n`;
}
