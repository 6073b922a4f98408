import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { coalesced } from "#platform/database/coalesced.ts";

test("calls during a run share the next run, and never a run that began before them", async () => {
	const runs: PromiseWithResolvers<void>[] = [];
	const run = coalesced(() => {
		const work = Promise.withResolvers<void>();
		runs.push(work);
		return work.promise;
	});
	const first = run();
	await setImmediate();
	const later = [run(), run(), run()];
	await setImmediate();
	expect(runs).toHaveLength(1);
	runs[0]?.resolve();
	await first;
	await setImmediate();
	expect(runs).toHaveLength(2);
	runs[1]?.resolve();
	await Promise.all(later);
});

test("a run that fails rejects its own callers only", async () => {
	let isBroken = true;
	const run = coalesced(async () => {
		if (isBroken) throw new Error("no database");
	});
	await expect(run()).rejects.toThrow("no database");
	isBroken = false;
	await run();
});
