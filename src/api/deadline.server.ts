/** The work took longer than its deadline. */
export class DeadlineExceeded extends Error {
	override name = "DeadlineExceeded";
}

/** Limits how long one request may wait for the database in all its steps: at most 5 seconds, even if it hangs. */
export class Deadline {
	#left: number;

	constructor(milliseconds = 4500) {
		this.#left = milliseconds;
	}

	/**
	 * Runs work within the time left.
	 * @throws {DeadlineExceeded} after that; the work may still finish, which an `Idempotency-Key` makes harmless
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
