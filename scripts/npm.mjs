import { basename } from "node:path";
import { Stop } from "./place.mjs";
import { fail, step } from "./supervise.mjs";

const unreachable =
	/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|UNABLE_TO_\w+|SELF_SIGNED_\w+|CERT_\w+)\b/;

/**
 * How to start the machine's npm: the one that started us, run by this process's Node.js, else
 * the one on the path. Its own Node.js may be too old to install what fits the pinned one.
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(env = process.env) {
	const cli = env.npm_execpath;
	if (cli && basename(cli) === "npm-cli.js") {
		return { command: process.execPath, args: [cli], shell: false };
	}
	// On Windows npm is a .cmd file, which only a shell can start.
	return { command: "npm", args: [], shell: process.platform === "win32" };
}

/** npm's own waits between tries add up to 70 s; whoever has no network is to hear it sooner. */
const retries = [
	"--fetch-retries=3",
	"--fetch-retry-factor=3",
	"--fetch-retry-mintimeout=1000",
	"--fetch-retry-maxtimeout=10000",
];

/**
 * Runs npm and collects what it prints.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function npm(args, options) {
	const { command, args: first, shell } = npmCommand();
	try {
		return await step(command, [...first, ...args, ...retries], { ...options, shell, quiet: true });
	} catch (error) {
		if (error.code === "ENOENT")
			throw new Stop("npm is missing. Install Node.js together with npm.");
		throw error;
	}
}

/** Stops with npm's last words and a sentence; a missing network gets a sentence of its own. */
export function npmFailed(output, sentence) {
	if (!unreachable.test(output)) fail(sentence, output);
	fail(
		"The npm registry cannot be reached. Check the network and the proxy settings, then start again.",
		output.split("\n").find((line) => line.includes("reason:")),
	);
}
