/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a runner's report and exit code say together. A runner that failed without naming a failed
 * test (it crashed, wrote no report, could not load a file) still counts as one failure.
 * @param {Counts | undefined} counted
 * @param {number} code
 * @returns {Counts}
 */
export function judged(counted, code) {
	const { passed, failed } = counted ?? { passed: 0, failed: 1 };
	return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** The numbers in Vitest's JSON report. @returns {Counts | undefined} */
export function vitestCounts(report) {
	return counts(report?.numPassedTests, report?.numFailedTests);
}

/** The numbers in Playwright's JSON report. One that passed at the second try did pass. @returns {Counts | undefined} */
export function playwrightCounts(report) {
	const stats = report?.stats;
	return counts(stats && stats.expected + stats.flaky, stats?.unexpected);
}

/** A step that either works or does not. @returns {Counts} */
export function single(works) {
	return works ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {Counts[]} all @returns {Counts} */
export function total(all) {
	return {
		passed: all.reduce((sum, { passed }) => sum + passed, 0),
		failed: all.reduce((sum, { failed }) => sum + failed, 0),
	};
}

/** Nothing tested is not a success. @param {Counts} counts */
export function verdict({ passed, failed }) {
	return failed === 0 && passed > 0 ? 0 : 1;
}

function counts(passed, failed) {
	return Number.isInteger(passed) && Number.isInteger(failed) ? { passed, failed } : undefined;
}
