import type { Position } from "#office/live-updates/cursor.server.ts";

/** A text stream that either side can end. */
export class LiveUpdateStream implements AsyncIterableIterator<string> {
	/** What its reader knows of the lists, once what was pushed has arrived. */
	position: Position;
	/** Hash of the session that opened the stream. */
	readonly sessionHash: string;
	readonly #closed: () => void;
	#waiting: string[] = [];
	#isEnded = false;
	#wake: () => void = () => {};

	/** @param closed called once, when the stream has no reader anymore */
	constructor(sessionHash: string, position: Position, closed: () => void) {
		this.sessionHash = sessionHash;
		this.position = position;
		this.#closed = closed;
	}

	/** Number of unread chunks. */
	get backlog(): number {
		return this.#waiting.length;
	}

	push(text: string): void {
		if (this.#isEnded) return;
		this.#waiting.push(text);
		this.#wake();
	}

	/** Ends the stream after `last`. */
	end(last = ""): void {
		if (this.#isEnded) return;
		if (last) this.#waiting.push(last);
		this.#isEnded = true;
		this.#closed();
		this.#wake();
	}

	async next(): Promise<IteratorResult<string>> {
		if (this.#waiting.length === 0 && !this.#isEnded) {
			const woken = Promise.withResolvers<void>();
			this.#wake = woken.resolve;
			await woken.promise;
		}
		const value = this.#waiting.join("");
		this.#waiting = [];
		return value === "" ? { done: true, value: undefined } : { done: false, value };
	}

	/** Called when the reader disconnects. */
	async return(): Promise<IteratorResult<string>> {
		this.#waiting = [];
		this.end();
		return { done: true, value: undefined };
	}

	[Symbol.asyncIterator](): this {
		return this;
	}
}
