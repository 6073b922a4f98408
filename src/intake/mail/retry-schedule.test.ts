import { expect, test } from "vitest";
import { nextAttempt, waitAfter } from "#intake/mail/retry-schedule.ts";

const seconds = (failures: number, pace: "growing" | "quick") => waitAfter(failures, pace) / 1000;

test("the first four waits are 5, 15, 30 and 60 seconds, and later ones grow to six hours", () => {
	const waits = Array.from({ length: 11 }, (_, n) => seconds(n + 1, "growing"));
	expect(waits).toEqual([5, 15, 30, 60, 300, 900, 3600, 10_800, 21_600, 21_600, 21_600]);
});

test("a quick pace never waits longer than a minute", () => {
	const waits = Array.from({ length: 7 }, (_, n) => seconds(n + 1, "quick"));
	expect(waits).toEqual([5, 15, 30, 60, 60, 60, 60]);
});

test("an email that always fails is attempted for three days, the last time exactly at their end", () => {
	const first = new Date("2026-11-20T15:00:00Z");
	const attempts = [first];
	for (let next: Date | null = first; next; ) {
		next = nextAttempt(next, first, attempts.length, "growing");
		if (next) attempts.push(next);
	}
	expect(attempts.at(-1)?.toISOString()).toBe("2026-11-23T15:00:00.000Z");
	expect(attempts).toHaveLength(21);
});

test("an email whose three days ended while nothing could be sent is given up", () => {
	const first = new Date("2026-11-20T15:00:00Z");
	const later = new Date("2026-11-24T08:00:00Z");
	expect(nextAttempt(later, first, 1, "quick")).toBeNull();
});
