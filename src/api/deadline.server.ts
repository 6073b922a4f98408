/** The work took longer than its deadline. */
export class DeadlineExceeded extends Error {
	override name = "DeadlineExceeded";
}

/**
 * Limits how long one request may wait for the database in all its steps: at most 5 seconds, even if it hangs.
 * Steps that run at the same time count once.
 */
export class Deadline {
	#left: number;
	#running = 0;
	#since = 0;

	constructor(milliseconds = 4500) {
		this.#left = milliseconds;
	}

	/**
	 * Runs work within the time left.
	 * @throws {DeadlineExceeded} after that; the work may still finish, which an `Idempotency-Key` makes harmless
	 */
	async run<T>(work: Promise<T>): Promise<T> {
		if (this.#running === 0) this.#since = performance.now();
		this.#running += 1;
		const left = this.#left - (performance.now() - this.#since);
		let timer: NodeJS.Timeout | undefined;
		const alarm = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new DeadlineExceeded()), Math.max(left, 0));
		});
		try {
			return await Promise.race([work, alarm]);
		} finally {
			clearTimeout(timer);
			this.#running -= 1;
			if (this.#running === 0) this.#left -= performance.now() - this.#since;
		}
	}
}
