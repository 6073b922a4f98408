import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuild } from "./build.mjs";
import { installFromDebian, pathOf } from "./debian.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { folderInMemory } from "./folder-in-memory.mjs";
import { bin, root, UserError } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";
import { durations, failures, slowest, summarize } from "./test-report.mjs";

/**
 * The steps: those before the runners at once, then one runner after the other. Each returns how many checks passed and failed, a runner
 * also which tests failed and how long its files took.
 */
const steps = {
	lint: () => single("biome", "check"),
	types: async () => {
		const typegen = await single("react-router", "typegen");
		if (typegen.failed) return typegen;
		const product = await single("tsc");
		return product.failed ? product : single("tsc", "--project", "scripts");
	},
	build: () => ensureBuild().then(() => ({ passed: 1, failed: 0 })),
	vitest: async (args, { proxy }) => {
		await proxy;
		return runner("vitest", ["run", ...args]);
	},
	browser: async (args, { browser }) => {
		process.env.CHROME_PATH = await browser;
		return runner("playwright", ["test", ...args]);
	},
};
const runners = ["vitest", "browser"];

/** Programs that the runners need: they are installed one after the other while packages and checks are under way. */
function installPrograms(chosen) {
	// Without it the tests of the reverse proxy are skipped. No one's own machine gets it unasked.
	const needsProxy = process.env.CI && chosen.includes("vitest") && !pathOf("nginx");
	const proxy = needsProxy ? installFromDebian("add nginx-light; add openssl") : Promise.resolve();
	const browser = chosen.includes("browser") ? proxy.then(ensureBrowser) : Promise.resolve();
	// Its step tells of it.
	browser.catch(() => {});
	return { proxy, browser };
}

/**
 * Runs every check and shows all failures, not only the first, and the slowest files. The arguments choose steps by name;
 * what follows the name of a runner is passed on to it (`npm test -- vitest src/school/courses`).
 * The last line is "N passed, M failed".
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function test(args) {
	const { chosen, extra } = choose(args);
	const programs = installPrograms(chosen);
	await ensureDependencies("all");
	const results = Object.fromEntries(chosen.map((name) => [name, { passed: 0, failed: 0 }]));
	const failedTests = [];
	const times = [];
	const take = async (name) => {
		console.log(`\n— ${name}`);
		const hasNoBuild = runners.includes(name) && results.build?.failed;
		const { tests = [], files = [], ...counts } = await runStep(name, hasNoBuild, extra, programs);
		results[name] = counts;
		failedTests.push(...tests);
		times.push(...files);
	};
	// Each of the others is busy with one core for most of its time.
	await Promise.all(chosen.filter((name) => !runners.includes(name)).map(take));
	for (const name of chosen.filter((name) => runners.includes(name))) await take(name);
	const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
	const [passed, failed] = [sum("passed"), sum("failed")];
	for (const test of failedTests) console.log(`\n✗ ${test}`);
	console.table(results);
	if (times.length > 0) console.log(["The slowest files:", ...slowest(times, root)].join("\n"));
	console.log(`${passed} passed, ${failed} failed`);
	return failed === 0 && passed > 0 ? 0 : 1;
}

/** The steps to run, and what to pass on. @param {string[]} args */
export function choose(args) {
	const all = Object.keys(steps);
	const end = args.findIndex((arg) => !all.includes(arg));
	const names = end < 0 ? args : args.slice(0, end);
	const extra = end < 0 ? [] : args.slice(end);
	if (extra.length > 0 && !(names.length === 1 && runners.includes(names[0] ?? ""))) {
		throw new UserError(`Unknown step "${extra[0]}". The steps are: ${all.join(", ")}.`);
	}
	if (names.length === 0) return { chosen: all, extra };
	// The tests of the server and of the browser need the production build.
	const needsBuild = names.some((name) => runners.includes(name));
	return {
		chosen: all.filter((name) => names.includes(name) || (needsBuild && name === "build")),
		extra,
	};
}

async function runStep(name, hasNoBuild, extra, programs) {
	try {
		if (hasNoBuild) throw new UserError("Skipped: there is no build to test.");
		return await steps[name](extra, programs);
	} catch (error) {
		console.error(error instanceof UserError ? error.message : error);
		return { passed: 0, failed: 1 };
	}
}

async function single(command, ...args) {
	const works = (await runProgram(bin(command), args)) === 0;
	return { passed: works ? 1 : 0, failed: works ? 0 : 1 };
}

/** The runner's configuration names the report. */
async function runner(command, args) {
	const report = join(root, ".cache", "reports", `${command}.json`);
	// An old report must not speak for a runner that crashed.
	rmSync(report, { force: true });
	const temporary = process.env.TMPDIR ?? folderInMemory();
	const env = temporary ? { TMPDIR: temporary } : {};
	const code = await runProgram(bin(command), args, { env });
	const read = readJson(report);
	return { ...summarize(read, code), tests: failures(read), files: durations(read) };
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}
