import { spawnSync } from "node:child_process";
import { runProgram } from "./run-program.mjs";

// Without a network it gives up after seconds, not minutes.
const helpers = `
	[ "$(id -u)" = 0 ] || sudo="sudo -n"
	apt() {
		$sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq \\
			-o DPkg::Lock::Timeout=120 -o Acquire::Retries=1 -o Acquire::http::Timeout=15 "$@"
	}
	add() { apt install -y --no-install-recommends "$1"; }
	apt update`;

/**
 * Installs packages of Debian or Ubuntu, as root or with sudo without a password.
 * @param {string} script shell commands; `add NAME` installs a package
 * @returns {Promise<number>} the exit code of the last command
 */
export function installFromDebian(script) {
	return runProgram("sh", ["-c", `${helpers}\n${script}`]);
}

/** Returns where a command is, or "". */
export function pathOf(command) {
	return spawnSync("sh", ["-c", 'command -v "$0"', command], { encoding: "utf8" }).stdout.trim();
}
