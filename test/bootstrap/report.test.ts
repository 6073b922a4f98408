import { expect, test } from "vitest";
import {
	judged,
	playwrightCounts,
	single,
	total,
	verdict,
	vitestCounts,
} from "../../scripts/report.mjs";
import { choose } from "../../scripts/test.mjs";

test("the numbers of all steps are summed", () => {
	const vitest = vitestCounts({ numPassedTests: 40, numFailedTests: 1, numPendingTests: 3 });
	const browser = playwrightCounts({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 5 } });
	expect(total([single(true), vitest, browser])).toEqual({ passed: 49, failed: 3 });
});

test("a runner that leaves no report or half a one has failed", () => {
	expect(judged(undefined, 0)).toEqual({ passed: 0, failed: 1 });
	expect(judged(vitestCounts({}), 1)).toEqual({ passed: 0, failed: 1 });
	expect(judged(playwrightCounts(undefined), 1)).toEqual({ passed: 0, failed: 1 });
});

test("a runner that fails beside its tests counts as one failure, and not on top of theirs", () => {
	expect(judged({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
	expect(judged({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
	expect(judged({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
});

test("only passed tests and no failure make a success", () => {
	expect(verdict({ passed: 1, failed: 0 })).toBe(0);
	expect(verdict({ passed: 9, failed: 1 })).toBe(1);
	expect(verdict({ passed: 0, failed: 0 })).toBe(1);
});

test("steps are chosen by name and keep their order", () => {
	expect(choose([]).chosen).toEqual(["lint", "types", "build", "vitest", "browser"]);
	expect(choose(["types", "lint"]).chosen).toEqual(["lint", "types"]);
	expect(choose(["browser"]).chosen).toEqual(["build", "browser"]);
});

test("what follows the name of a runner is passed on to it", () => {
	expect(choose(["vitest", "src/courses"])).toEqual({
		chosen: ["build", "vitest"],
		extra: ["src/courses"],
	});
	expect(() => choose(["lint", "src"])).toThrow('no step "src"');
	expect(() => choose(["unknown"])).toThrow("lint, types, build, vitest, browser");
});
