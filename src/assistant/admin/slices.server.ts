import { setImmediate } from "node:timers/promises";

/** Longest work without a pause. */
const SLICE_MS = 10;

/**
 * Goes through items one after the other, with pauses in which visitors are answered, and ends early when the time is used up.
 * @param maxMs how many milliseconds all of it may take, pauses included
 * @param now milliseconds of a clock that never goes back
 */
export async function* inSlices<T>(
	items: readonly T[],
	maxMs: number,
	now: () => number = () => performance.now(),
): AsyncGenerator<T, void, void> {
	const started = now();
	let pausedAt = started;
	for (const item of items) {
		if (now() - pausedAt >= SLICE_MS) {
			await setImmediate();
			pausedAt = now();
		}
		if (now() - started >= maxMs) return;
		yield item;
	}
}
