import { expect, test } from "vitest";
import { choose } from "../../scripts/test.mjs";
import { durations, failures, slowest, summarize } from "../../scripts/test-report.mjs";

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

test("failed tests are named again at the end, with the beginning of their messages", () => {
	const message = `\u001b[31mexpected 1 to be 2\u001b[39m\n${"at a line\n".repeat(30)}`;
	const testResults = [
		{
			name: "prices.test.ts",
			status: "failed",
			message: "",
			assertionResults: [
				{ fullName: "prices are whole", status: "failed", failureMessages: [message] },
				{ fullName: "prices are listed", status: "passed", failureMessages: [] },
			],
		},
		{ name: "broken.test.ts", status: "failed", message: "No such file", assertionResults: [] },
	];
	const [failed, broken] = failures({ testResults });
	expect(failed).toMatch(/^prices\.test\.ts › prices are whole\n {4}expected 1 to be 2\n/);
	expect(failed?.split("\n")).toHaveLength(16);
	expect(broken).toBe("broken.test.ts\n    No such file");

	const tests = [
		{ projectName: "admin", status: "unexpected", results: [{ error: { message: "Timeout" } }] },
	];
	const passed = [{ projectName: "admin", status: "expected", results: [{}] }];
	const suites = [
		{
			title: "menu.spec.ts",
			specs: [{ title: "opens", tests: passed }],
			suites: [{ title: "by keyboard", specs: [{ title: "closes", tests }] }],
		},
	];
	expect(failures({ suites, errors: [{ message: "No browser" }] })).toEqual([
		"admin › menu.spec.ts › by keyboard › closes\n    Timeout",
		"outside of the tests\n    No browser",
	]);
	expect(failures(undefined)).toEqual([]);
});

test("the files that took longest are named, slowest first, each with the time of all its runs", () => {
	const ran = (name: string, startTime: number, endTime: number) => ({ name, startTime, endTime });
	const testResults = [
		ran("/site/test/api.test.ts", 1000, 2500),
		ran("/site/test/api.test.ts", 4000, 5000),
		...Array.from({ length: 10 }, (_, n) => ran(`/site/src/${n}.test.ts`, 0, 100 + n)),
	];
	const spec = (...times: number[]) => ({
		tests: [{ results: times.map((duration) => ({ duration })) }],
	});
	const suites = [
		{ title: "menu.spec.ts", specs: [spec(9000)], suites: [{ specs: [spec(500, 2000)] }] },
		{ title: "menu.spec.ts", specs: [spec(1000)] },
	];
	const found = [
		...durations({ testResults }),
		...durations({ config: { rootDir: "/site/test/browser" }, suites }),
	];
	expect(slowest(found, "/site")).toEqual([
		"   12.5 s  test/browser/menu.spec.ts",
		"    2.5 s  test/api.test.ts",
		"    0.1 s  src/9.test.ts",
		...Array.from({ length: 7 }, (_, n) => `    0.1 s  src/${8 - n}.test.ts`),
	]);
	expect(durations(undefined)).toEqual([]);
	expect(slowest([], "/site")).toEqual([]);
});

test("steps are chosen by name and keep their order", () => {
	expect(choose([]).chosen).toEqual(["lint", "types", "build", "vitest", "browser"]);
	expect(choose(["types", "lint"]).chosen).toEqual(["lint", "types"]);
	expect(choose(["browser"]).chosen).toEqual(["build", "browser"]);
});

test("what follows the name of a runner is passed on to it", () => {
	expect(choose(["vitest", "src/school/courses"])).toEqual({
		chosen: ["build", "vitest"],
		extra: ["src/school/courses"],
	});
	expect(() => choose(["lint", "src"])).toThrow('Unknown step "src"');
	expect(() => choose(["unknown"])).toThrow("lint, types, build, vitest, browser");
});
