import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { root, UserError } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

/**
 * Runs the named scripts of a folder one after the other, or all of them when none is named.
 * Arguments that begin with a dash are passed on to each.
 * @param {string} folder such as "test/bench"; what its scripts share is in folders below it
 * @param {string[]} args
 * @returns {Promise<number>} 0, or 1 if one of them failed
 */
export async function runScripts(folder, args) {
	const known = globSync("*.ts", { cwd: join(root, folder) }).map((file) => basename(file, ".ts"));
	const names = args.filter((arg) => !arg.startsWith("-"));
	const options = args.filter((arg) => arg.startsWith("-"));
	const unknown = names.find((name) => !known.includes(name));
	if (unknown) throw new UserError(`Unknown script "${unknown}". There is: ${known.join(", ")}.`);
	const env = {
		// A line per call would be measured too.
		LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
		NODE_ENV: "production",
		CHROME_PATH: findBrowser() ?? "",
	};
	let failed = 0;
	for (const name of names.length > 0 ? names : known.sort()) {
		console.log(`— ${name}`);
		const script = join(folder, `${name}.ts`);
		if ((await runProgram(process.execPath, [script, ...options], { env })) !== 0) failed = 1;
	}
	return failed;
}
