import { ReadableStream, type ReadableStreamDefaultController } from "node:stream/web";

/** A text stream that either side can end. */
export class LiveUpdateStream {
	/** What its reader gets. */
	readonly text: ReadableStream<string>;
	/** Hash of the session that opened the stream. */
	readonly sessionHash: string;
	readonly #closed: () => void;
	#writer!: ReadableStreamDefaultController<string>;
	#isEnded = false;

	/** @param closed called once, when the stream has no reader anymore */
	constructor(sessionHash: string, closed: () => void) {
		this.sessionHash = sessionHash;
		this.#closed = closed;
		this.text = new ReadableStream({
			start: (writer) => {
				this.#writer = writer;
			},
			cancel: () => this.#finish(),
		});
	}

	/** Number of unread chunks. */
	get backlog(): number {
		return 1 - (this.#writer.desiredSize ?? 1);
	}

	push(text: string): void {
		if (!this.#isEnded) this.#writer.enqueue(text);
	}

	/** Ends the stream after `last`. */
	end(last = ""): void {
		if (this.#isEnded) return;
		if (last) this.push(last);
		this.#writer.close();
		this.#finish();
	}

	#finish(): void {
		if (this.#isEnded) return;
		this.#isEnded = true;
		this.#closed();
	}
}
