import { expect, test } from "vitest";
import { choose, summarize } from "../../scripts/test.mjs";

const vitest = (passed: number, failed: number) => ({
	numPassedTests: passed,
	numFailedTests: failed,
	numPendingTests: 3,
});

test("the reports of both runners are read, and a flaky test did pass", () => {
	expect(summarize(vitest(40, 1), 1)).toEqual({ passed: 40, failed: 1 });
	const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 5 };
	expect(summarize({ stats }, 1)).toEqual({ passed: 8, failed: 2 });
});

test.each([undefined, {}, { stats: { expected: 7 } }, { numPassedTests: 7 }])(
	"a runner that leaves no report or half a one has failed: %j",
	(report) => {
		expect(summarize(report, 0)).toEqual({ passed: 0, failed: 1 });
	},
);

test("a runner that fails next to its tests counts as one failure, and not on top of theirs", () => {
	expect(summarize(vitest(9, 0), 1)).toEqual({ passed: 9, failed: 1 });
	expect(summarize(vitest(9, 2), 1)).toEqual({ passed: 9, failed: 2 });
	expect(summarize(vitest(9, 0), 0)).toEqual({ passed: 9, failed: 0 });
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
	expect(() => choose(["lint", "src"])).toThrow('Unknown step "src"');
	expect(() => choose(["unknown"])).toThrow("lint, types, build, vitest, browser");
});
