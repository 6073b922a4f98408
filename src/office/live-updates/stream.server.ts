/** A text stream that either side can end. */
export class LiveUpdateStream implements AsyncIterableIterator<string> {
	/** Hash of the session that opened the stream. */
	readonly sessionHash: string;
	readonly #closed: () => void;
	#waiting: string[] = [];
	#isEnded = false;
	#wake: () => void = () => {};

	/** @param closed called once, when the stream has no reader anymore */
	constructor(sessionHash: string, closed: () => void) {
		this.sessionHash = sessionHash;
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
