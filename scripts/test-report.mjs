// What Vitest and Playwright write about a run.
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Enough of a message for the values that differ; the runner's own output has the rest. */
const MESSAGE_LINES = 15;

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Combines a runner's report and exit code. A runner that failed without naming a failed test (it
 * crashed, wrote no report, could not load a file) counts as one failure.
 * @param {any} report of Vitest or Playwright; undefined if none was written
 * @param {number} code
 * @returns {Counts}
 */
export function summarize(report, code) {
	const { expected, flaky, unexpected } = report?.stats ?? {};
	const passed = report?.numPassedTests ?? expected + flaky;
	const failed = report?.numFailedTests ?? unexpected;
	if (!Number.isInteger(passed) || !Number.isInteger(failed)) return { passed: 0, failed: 1 };
	return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * The failed tests of a report, with their messages, for the end of a long output.
 * @param {any} report of Vitest or Playwright; undefined if none was written
 * @returns {string[]} one text per failure: file, name, and the message indented below
 */
export function failures(report) {
	return [
		...(report?.testResults ?? []).flatMap(failuresOfFile),
		...(report?.suites ?? []).flatMap((suite) => failuresOfSuite(suite, [])),
		...(report?.errors ?? []).map(({ message }) => failure(["outside of the tests"], message)),
	];
}

/** A file that can't be loaded has a message of its own and no tests. */
function failuresOfFile({ name, status, message, assertionResults }) {
	const failed = assertionResults.filter((test) => test.status === "failed");
	if (failed.length === 0 && status === "failed") return [failure([name], message)];
	return failed.map((test) => failure([name, test.fullName], test.failureMessages[0]));
}

function failuresOfSuite({ title, specs = [], suites = [] }, parents) {
	const path = [...parents, title];
	return [
		...specs.flatMap((spec) =>
			spec.tests
				.filter(({ status }) => status === "unexpected")
				.map(({ projectName, results }) =>
					failure([projectName, ...path, spec.title], results.at(-1)?.error?.message),
				),
		),
		...suites.flatMap((suite) => failuresOfSuite(suite, path)),
	];
}

function failure(path, message = "") {
	const lines = stripVTControlCharacters(message).trimEnd().split("\n").slice(0, MESSAGE_LINES);
	return [path.join(" › "), ...lines.map((line) => `    ${line}`)].join("\n");
}

/**
 * How long each file's tests took, once for each project that ran it.
 * @param {any} report of Vitest or Playwright; undefined if none was written
 * @returns {{ file: string, ms: number }[]}
 */
export function durations(report) {
	return [
		...(report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
			file: name,
			ms: endTime - startTime,
		})),
		...(report?.suites ?? []).map((suite) => ({
			file: join(report.config.rootDir, suite.title),
			ms: durationOf(suite),
		})),
	];
}

function durationOf({ specs = [], suites = [] }) {
	const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
	return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
		(sum, ms) => sum + ms,
		0,
	);
}

/**
 * The ten files that took longest, all their runs together.
 * @param {ReturnType<typeof durations>} found
 * @param {string} root of the paths
 * @returns {string[]} a line for each, the slowest first
 */
export function slowest(found, root) {
	return [...Map.groupBy(found, ({ file }) => file)]
		.map(([file, runs]) => ({ file, ms: runs.reduce((sum, run) => sum + run.ms, 0) }))
		.sort((a, b) => b.ms - a.ms)
		.slice(0, 10)
		.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(root, file)}`);
}
