import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, Stop } from "./place.mjs";
import { node } from "./supervise.mjs";

/**
 * Runs the named programs of a folder one after the other, or all of them when none is named.
 * What begins with a dash is passed on to each.
 * @returns {Promise<number>} 0, or 1 when one of them failed
 */
export async function runPrograms(folder, args) {
	const names = args.filter((arg) => !arg.startsWith("-"));
	const options = args.filter((arg) => arg.startsWith("-"));
	const known = programsIn(join(root, folder));
	const unknown = names.find((name) => !known.includes(name));
	if (unknown)
		throw new Stop(`No ${folder}/${unknown}.ts. There is: ${known.join(", ") || "nothing"}.`);
	const { findBrowser } = await import("./browser.mjs");
	const browser = findBrowser();
	const env = {
		// A line per call would be measured too.
		LOG_LEVEL: "warn",
		...process.env,
		NODE_ENV: "production",
		...(browser && { CHROME_PATH: browser }),
	};
	let failed = 0;
	for (const name of names.length > 0 ? names : known) {
		console.log(`— ${name}`);
		const { code } = await node([join(folder, `${name}.ts`), ...options], { cwd: root, env });
		if (code !== 0) failed = 1;
	}
	return failed;
}

/** The programs of a folder; what they share lies in folders below it. */
function programsIn(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(name))
		.map((name) => name.slice(0, -".ts".length))
		.sort();
}
