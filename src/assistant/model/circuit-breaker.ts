const FAILURES = 3;
const OPEN_MS = 20_000;

/**
 * Gives a failing endpoint rest: after three failures in a row nobody waits for it for 20 seconds,
 * then one question tries it again. Each instance finds out for itself.
 */
export class CircuitBreaker {
	#failures = 0;
	#until = 0;

	/** Whether to ask the endpoint now. After a rest only the first one is told so. @param now in milliseconds */
	allowsRequest(now: number): boolean {
		if (this.#failures < FAILURES) return true;
		if (now < this.#until) return false;
		// Until it is known how this question ends, nobody else tries.
		this.#until = now + OPEN_MS;
		return true;
	}

	succeeded(): void {
		this.#failures = 0;
	}

	/** @returns whether a rest begins with this failure */
	failed(now: number): boolean {
		this.#failures += 1;
		if (this.#failures >= FAILURES) this.#until = now + OPEN_MS;
		return this.#failures === FAILURES;
	}
}
