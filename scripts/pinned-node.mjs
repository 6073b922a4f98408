import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { root, Stop } from "./place.mjs";
import { supervise, tiedToParent } from "./supervise.mjs";

/** The oldest Node.js that has what the server needs (crypto.argon2). */
const oldest = { major: 24, minor: 7 };
const home = join(root, ".node");

/** @param {string} version such as "24.21.0" */
export function isRecentEnough(version) {
	const [major, minor] = version.split(".").map(Number);
	return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** The npm package that holds Node.js, and nothing but it, for a platform. */
export function nodePackage(platform = process.platform, arch = process.arch) {
	const system = { win32: "win" }[platform] ?? platform;
	const machine = { arm: "armv7l", ppc64: "ppc64le", ia32: "x86" }[arch] ?? arch;
	return `node-${system}-${machine}`;
}

/**
 * Makes sure of a Node.js that is new enough.
 * @returns {Promise<string | undefined>} the Node.js to go on with, or nothing when it is this one
 */
export async function ensureNode() {
	if (isRecentEnough(process.versions.node)) return;
	const version = readFileSync(join(root, ".node-version"), "utf8").trim();
	const path = nodeIn(join(home, version));
	if (!existsSync(path)) await fetchNode(version);
	return path;
}

/** Runs this command again, with another Node.js. */
export async function runWith(node, args) {
	const env = {
		...process.env,
		PATH: dirname(node) + delimiter + process.env.PATH,
		NODE: node,
		npm_node_execpath: node,
	};
	const { code } = await supervise(
		node,
		[...process.execArgv, join(root, "scripts", "run.mjs"), ...args],
		tiedToParent(env),
	);
	return code;
}

const nodeIn = (folder) => join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");

async function fetchNode(version) {
	const { longStep } = await import("./progress.mjs");
	mkdirSync(home, { recursive: true });
	removeForgotten();
	// Unpacked beside its place and then renamed: two runs at once never see half of it.
	const folder = mkdtempSync(join(home, "fetching-"));
	const clean = () => rmSync(folder, { recursive: true, force: true });
	// Also when somebody interrupts it, which ends the process without coming back here.
	process.once("exit", clean);
	await longStep(
		`Node.js ${process.versions.node} is too old; fetching ${version} into .node/, for this folder only`,
		() => fetchInto(folder, version),
		{ oneLine: true },
	);
	clean();
}

async function fetchInto(folder, version) {
	const { npm, npmFailed } = await import("./npm.mjs");
	const name = nodePackage();
	const { code, output } = await npm(
		["install", "--no-save", "--ignore-scripts", "--prefix", ".", `${name}@${version}`],
		{ cwd: folder },
	);
	if (/\b(E404|ETARGET|EBADPLATFORM)\b/.test(output)) throw new Stop(installYourself(version));
	if (code !== 0) {
		npmFailed(output, `Node.js ${version} could not be fetched; npm says why above.`);
	}
	const unpacked = join(folder, "node_modules", name);
	if (!(await works(nodeIn(unpacked), version))) throw new Stop(installYourself(version));
	try {
		renameSync(unpacked, join(home, version));
	} catch (error) {
		// Another run was quicker.
		if (!existsSync(nodeIn(join(home, version)))) throw error;
	}
}

/** A binary for another C library (Alpine's) unpacks well and does not start. */
async function works(node, version) {
	try {
		const { output } = await supervise(node, ["--version"], { quiet: true });
		return output.trim() === `v${version}`;
	} catch {
		return false;
	}
}

function installYourself(version) {
	return (
		`Node.js ${process.versions.node} is too old, and npm has no Node.js ${version} that runs on this ` +
		`machine (${process.platform} ${process.arch}). Install Node.js ${oldest.major}.${oldest.minor} or newer, then start again.`
	);
}

/** Folders that a killed run left behind; a younger one may belong to a run that is still at work. */
function removeForgotten() {
	const hour = 3_600_000;
	for (const name of readdirSync(home)) {
		const path = join(home, name);
		if (name.startsWith("fetching-") && Date.now() - statSync(path).mtimeMs > hour) {
			rmSync(path, { recursive: true, force: true });
		}
	}
}
