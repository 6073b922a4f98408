import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./paths.mjs";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program until it exits. A signal is forwarded to it, and ends this process
 * after it: nothing that would come next runs. The same signal can arrive several times (a terminal
 * sends Ctrl-C to the whole group, npm forwards it too), so a second one never becomes a kill.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] env: added to this process's own
 * @returns {Promise<number>} the exit code, as a shell reports it
 */
export async function runProgram(command, args, { cwd = root, env } = {}) {
	const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: "inherit" });
	let received;
	const forward = (signal) => {
		received = signal;
		child.kill(signal);
	};
	for (const signal of signals) process.on(signal, forward);
	try {
		const code = await new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", (code, signal) => resolve(code ?? codeOf(signal)));
		});
		if (received) process.exit(codeOf(received));
		return code;
	} finally {
		for (const signal of signals) process.off(signal, forward);
	}
}

const codeOf = (signal) => 128 + constants.signals[signal];
