import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuild } from "./build.mjs";
import { lint, types } from "./check.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { root, Stop } from "./place.mjs";
import { judged, playwrightCounts, single, total, verdict, vitestCounts } from "./report.mjs";
import { node } from "./supervise.mjs";
import { tool } from "./tool.mjs";

/** The steps in their order; the quick ones first. Each answers how many passed and failed. */
const steps = {
	lint: async () => single(await lint()),
	types: async () => single(await types()),
	build: () => ensureBuild().then(() => single(true)),
	vitest: (done, extra) => {
		if (done.build?.failed) throw noBuild();
		return runner({
			report: "vitest.json",
			counts: vitestCounts,
			args: (file) => [
				...[tool("vitest", "vitest"), "run", ...extra],
				...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
			],
		});
	},
	browser: (done, extra) => {
		if (done.build?.failed) throw noBuild();
		return runner({
			report: "playwright.json",
			counts: playwrightCounts,
			args: () => [
				tool("@playwright/test", "playwright"),
				"test",
				"--reporter=list,json",
				...extra,
			],
			env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
		});
	},
};

/**
 * Runs every check and shows all failures, not only the first. `names` chooses steps by name; what
 * follows the name of a runner is passed on to it (`npm test -- vitest src/courses`).
 * @param {string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function test(names) {
	const { chosen, extra } = choose(names);
	await ensureDependencies();
	const missing = chosen.includes("browser") ? await prepareBrowser() : undefined;
	const done = {};
	for (const name of chosen) {
		console.log(`\n— ${name}`);
		const began = Date.now();
		const act = () => {
			if (name === "browser" && missing) throw missing;
			return steps[name](done, extra);
		};
		done[name] = { ...(await attempt(act)), seconds: (Date.now() - began) / 1000 };
	}
	const sum = total(Object.values(done));
	console.log(`\n${table(done)}\n\n${sum.passed} passed, ${sum.failed} failed`);
	return verdict(sum);
}

const noBuild = () => new Stop("Not run, since there is no build to run against.");

/** Which steps to run, and what to pass on. @param {string[]} args */
export function choose(args) {
	const all = Object.keys(steps);
	const end = args.findIndex((arg) => !all.includes(arg));
	const names = end < 0 ? args : args.slice(0, end);
	const extra = end < 0 ? [] : args.slice(end);
	if (extra.length > 0 && !(names.length === 1 && ["vitest", "browser"].includes(names[0]))) {
		throw new Stop(`There is no step "${extra[0]}". The steps are: ${all.join(", ")}.`);
	}
	if (names.length === 0) return { chosen: all, extra };
	// The server's tests and the browser look at the production build.
	const wanted = names.some((name) => name === "vitest" || name === "browser")
		? [...names, "build"]
		: names;
	return { chosen: all.filter((name) => wanted.includes(name)), extra };
}

/** Early, so that a machine without a browser says so before minutes of tests, not after. */
async function prepareBrowser() {
	try {
		process.env.CHROME_PATH = await ensureBrowser();
	} catch (error) {
		if (!(error instanceof Stop)) throw error;
		console.error(error.message);
		return error;
	}
}

async function attempt(act) {
	try {
		return await act();
	} catch (error) {
		console.error(error instanceof Stop ? error.message : error);
		return single(false);
	}
}

/** Runs a test runner, visibly, and reads the numbers from the report that it writes. */
async function runner({ report, counts, args, env = () => ({}) }) {
	const folder = join(root, ".cache", "reports");
	const file = join(folder, report);
	mkdirSync(folder, { recursive: true });
	// An old report must not speak for a runner that crashed.
	rmSync(file, { force: true });
	const { code } = await node(args(file), { cwd: root, env: { ...process.env, ...env(file) } });
	return judged(counts(readJson(file)), code);
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

function table(done) {
	return Object.entries(done)
		.map(
			([name, { passed, failed, seconds }]) =>
				`${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
		)
		.join("\n");
}
