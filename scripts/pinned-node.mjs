// Prints the folder of the pinned Node.js, downloaded if missing, or nothing where the one that
// runs this is recent enough. Must run on Node.js 20.
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { root, UserError } from "./paths.mjs";

/** The first Node.js that has what the server needs (crypto.argon2). */
const oldest = { major: 24, minor: 7 };
const home = join(root, ".node");

/** @param {string} version such as "24.21.0" */
export function isRecentEnough(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** The npm package that holds nothing but Node.js for a platform. */
export function nodePackage(platform = process.platform, arch = process.arch) {
	return `node-${platform}-${{ arm: "armv7l", ppc64: "ppc64le" }[arch] ?? arch}`;
}

function ensureNode() {
	return isRecentEnough(process.versions.node) ? "" : join(pinnedNode().folder, "bin");
}

/**
 * Returns the pinned Node.js, downloaded if missing.
 * @throws {UserError} if it cannot be downloaded
 */
export function pinnedNode() {
	const version = fs.readFileSync(join(root, ".node-version"), "utf8").trim();
	const folder = join(home, version);
	if (!fs.existsSync(folder)) download(version, folder);
	return { version, folder };
}

/** A binary for another C library (Alpine's) unpacks well and does not start. */
function works(folder, version) {
	const { stdout } = spawnSync(join(folder, "bin", "node"), ["--version"], { encoding: "utf8" });
	return stdout?.trim() === `v${version}`;
}

function download(version, folder) {
	const { node } = process.versions;
	const reason = isRecentEnough(node) ? "" : `Node.js ${node} is too old. `;
	console.error(`${reason}Downloading ${version} to .node/ for this folder only ...`);
	fs.mkdirSync(home, { recursive: true });
	removeStaleDownloads();
	// Unpacked elsewhere and then renamed, so that parallel runs never see half of it.
	const temporary = fs.mkdtempSync(join(home, "download-"));
	const unpacked = join(temporary, "node_modules", nodePackage());
	const args = ["install", "--no-save", "--ignore-scripts", "--prefix", "."];
	spawnSync("npm", [...args, `${nodePackage()}@${version}`], {
		cwd: temporary,
		stdio: ["ignore", process.stderr, "inherit"],
	});
	try {
		if (works(unpacked, version)) fs.renameSync(unpacked, folder);
	} catch (error) {
		const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
		// Another run was faster.
		if (!["ENOTEMPTY", "EEXIST"].includes(code)) throw error;
	} finally {
		fs.rmSync(temporary, { recursive: true, force: true });
	}
	if (fs.existsSync(folder)) return;
	throw new UserError(
		`Failed to download Node.js ${version} for ${process.platform} ${process.arch}. Check the network, ` +
			`or install Node.js ${oldest.major}.${oldest.minor} or newer, then start again.`,
	);
}

/** Removes what killed runs left. A younger download may belong to a run that is still busy. */
function removeStaleDownloads() {
	const anHourAgo = Date.now() - 3_600_000;
	for (const name of fs.readdirSync(home)) {
		const path = join(home, name);
		if (name.startsWith("download-") && fs.statSync(path).mtimeMs < anHourAgo) {
			fs.rmSync(path, { recursive: true, force: true });
		}
	}
}

if (process.argv[1] === join(root, "scripts", "pinned-node.mjs")) {
	try {
		process.stdout.write(ensureNode());
	} catch (error) {
		console.error(error instanceof UserError ? error.message : error);
		process.exitCode = 1;
	}
}
