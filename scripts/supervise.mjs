import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Stop } from "./place.mjs";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
const parentMark = "RUN_STOPS_WITH_PARENT";

/** The exit code a shell would report for a process that ended this way. */
export function exitCode(code, signal) {
	return signal ? 128 + constants.signals[signal] : code;
}

/**
 * Starts a child and waits for its end, passing on every signal that arrives meanwhile.
 * The child may hear one signal several times (a terminal sends Ctrl-C to the whole group, npm
 * forwards it too), so nothing here ever turns a second one into a kill.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, ipc?: boolean, shell?: boolean, onOutput?: (text: string) => void }} [options]
 *   quiet: collect the output instead of showing it
 * @returns {Promise<{ code: number, output: string, received?: NodeJS.Signals }>}
 */
export function supervise(command, args, options = {}) {
	const { quiet = false, ipc = false, onOutput, ...rest } = options;
	const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["inherit", "inherit", "inherit"];
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { ...rest, stdio: ipc ? [...stdio, "ipc"] : stdio });
		let output = "";
		let received;
		for (const stream of [child.stdout, child.stderr]) {
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
				onOutput?.(text);
			});
		}
		const forward = (signal) => {
			received = signal;
			child.kill(signal);
		};
		const release = () => {
			for (const signal of forwarded) process.off(signal, forward);
		};
		for (const signal of forwarded) process.on(signal, forward);
		child.on("error", (error) => {
			release();
			reject(error);
		});
		child.on("close", (code, signal) => {
			release();
			resolve({ code: exitCode(code, signal), output, received });
		});
	});
}

/**
 * One step of several: as supervise, but a person who interrupts it has interrupted the whole
 * command, so nothing after it runs.
 */
export async function step(command, args, options) {
	const result = await supervise(command, args, options);
	if (result.received) process.exit(exitCode(null, result.received));
	return result;
}

/** The last lines of a long output, where a failing program says why. */
export function tail(output, lines = 60) {
	return output.trimEnd().split("\n").slice(-lines).join("\n");
}

/** Options for a child that ends when this process does, even by kill -9. */
export function tiedToParent(env = process.env) {
	return { ipc: true, env: { ...env, [parentMark]: "1" } };
}

/**
 * The child's side of tiedToParent. The channel closes by itself when the parent is gone,
 * however it went, and the process then stops as if it had been asked to.
 */
export function stopWithParent() {
	if (!process.env[parentMark]) return;
	delete process.env[parentMark];
	if (!process.channel) return;
	process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
	process.channel.unref();
}

/** Runs a program of this project with this Node.js. */
export function node(args, options) {
	return step(process.execPath, args, options);
}

/** Stops the whole command with a sentence, after the words of the program that failed. */
export function fail(sentence, output) {
	if (output) console.error(tail(output));
	throw new Stop(sentence);
}
