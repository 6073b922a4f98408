import { AsyncLocalStorage } from "node:async_hooks";

/** The work took longer than its deadline. */
export class DeadlineExceeded extends Error {
	override name = "DeadlineExceeded";
}

/** A call failed after it had sent a write, so nobody can say whether it is stored. The cause is the failure. */
export class OutcomeUnknown extends Error {
	override name = "OutcomeUnknown";
	/** Whether the same submission can be sent again without being stored twice. */
	readonly isRepeatable: boolean;

	constructor(cause: unknown, isRepeatable: boolean) {
		super("A write was sent, and what became of it is unknown.", { cause });
		this.isRepeatable = isRepeatable;
	}
}

/** Counts the writes of a call that the database has carried out, or of which it has not answered. */
export class Writes {
	sent = 0;
}

/** Work with a deadline, as the database sees it. */
interface Work {
	writes: Writes;
	/** Whether its deadline has passed, or that of the work around it. */
	isOver(): boolean;
}

const current = new AsyncLocalStorage<Work>();

/** @throws {DeadlineExceeded} if the deadline of the work that asks has passed: it must not go on */
export function refuseAfterDeadline(): void {
	if (current.getStore()?.isOver()) throw new DeadlineExceeded();
}

/** Returns what counts the writes of the work that asks; undefined in the background. */
export function currentWrites(): Writes | undefined {
	return current.getStore()?.writes;
}

/** Starts work that goes on after the call that needs it, such as what others wait for too. */
export function outsideDeadline<T>(work: () => T): T {
	return current.exit(work);
}

/** Runs work under the same deadline whose writes are nothing that the caller sent to be saved, such as a count. */
export function writingApart<T>(work: () => T): T {
	const around = current.getStore();
	return around ? current.run({ ...around, writes: new Writes() }, work) : work();
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
	 * Runs work within the time left. After that the database refuses its statements and its commit, so that it stores nothing more.
	 * @param writes counts what it writes; by default that of the work around it
	 * @throws {DeadlineExceeded} after that
	 */
	run<T>(work: () => T | Promise<T>, writes = currentWrites() ?? new Writes()): Promise<T> {
		const around = current.getStore();
		let hasPassed = false;
		const isOver = () => hasPassed || around?.isOver() === true;
		const result = current.run({ writes, isOver }, async () => work());
		return this.waitFor(result, () => {
			hasPassed = true;
		});
	}

	/**
	 * Waits within the time left for work that goes on after it.
	 * @param onPassed called when the time is over
	 * @throws {DeadlineExceeded} after that
	 */
	async waitFor<T>(work: Promise<T>, onPassed = () => {}): Promise<T> {
		if (this.#running === 0) this.#since = performance.now();
		this.#running += 1;
		const left = this.#left - (performance.now() - this.#since);
		let timer: NodeJS.Timeout | undefined;
		const alarm = new Promise<never>((_, reject) => {
			timer = setTimeout(
				() => {
					onPassed();
					reject(new DeadlineExceeded());
				},
				Math.max(left, 0),
			);
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
