/** The work took longer than anybody should wait. */
export class DeadlineExceeded extends Error {
	override name = "TooSlow";
}

/**
 * How long one request may wait for the database, in all its steps together: a visitor is told
 * within 5 seconds, even when the database hangs without a word.
 */
export class Deadline {
	#left: number;

	constructor(milliseconds = 4500) {
		this.#left = milliseconds;
	}

	/**
	 * Waits for work while there is time left.
	 * @throws {DeadlineExceeded} after that; the work itself may still end, which an `Idempotency-Key` makes harmless.
	 */
	async run<T>(work: Promise<T>): Promise<T> {
		const started = performance.now();
		let timer: NodeJS.Timeout | undefined;
		const alarm = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new DeadlineExceeded()), Math.max(this.#left, 0));
		});
		try {
			return await Promise.race([work, alarm]);
		} finally {
			clearTimeout(timer);
			this.#left -= performance.now() - started;
		}
	}
}
