/** Text that is sent as it comes, until either side ends it. */
export class NewsStream implements AsyncIterableIterator<string> {
	/** Names the session that listens. */
	readonly sessionHash: string;
	readonly #closed: () => void;
	#waiting: string[] = [];
	#isEnded = false;
	#wake: () => void = () => {};

	/** @param closed called once, when nobody listens any more */
	constructor(sessionHash: string, closed: () => void) {
		this.sessionHash = sessionHash;
		this.#closed = closed;
	}

	/** How many pieces nobody has read yet. */
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

	/** The reader went away. */
	async return(): Promise<IteratorResult<string>> {
		this.#waiting = [];
		this.end();
		return { done: true, value: undefined };
	}

	[Symbol.asyncIterator](): this {
		return this;
	}
}
