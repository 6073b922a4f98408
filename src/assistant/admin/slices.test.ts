import { setImmediate } from "node:timers";
import { expect, test } from "vitest";
import { inSlices } from "#assistant/admin/slices.server.ts";

const items = Array.from({ length: 100 }, (_, n) => n);

/** Goes through the items, of which each takes so many milliseconds, and counts the pauses. */
async function goThrough(itemMs: number, maxMs: number) {
	let time = 0;
	let pauses = 0;
	let isOver = false;
	const count = () => {
		pauses++;
		if (!isOver) setImmediate(count);
	};
	setImmediate(count);
	const seen: number[] = [];
	for await (const item of inSlices(items, maxMs, () => time)) {
		seen.push(item);
		time += itemMs;
	}
	isOver = true;
	return { seen, pauses };
}

test("everything is seen in order when there is time, with a pause after each 10 ms", async () => {
	const { seen, pauses } = await goThrough(2, 1000);
	expect(seen).toEqual(items);
	expect(pauses).toBeGreaterThanOrEqual(19);
	expect(pauses).toBeLessThanOrEqual(21);
});

test("quick items need no pause", async () => {
	expect((await goThrough(0.01, 1000)).pauses).toBe(0);
});

test("it ends when the time is used up", async () => {
	expect((await goThrough(30, 100)).seen).toEqual([0, 1, 2, 3]);
	expect((await goThrough(30, 0)).seen).toEqual([]);
});
