import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { writeBill } from "./bill-of-materials.mjs";
import { root, UserError } from "./paths.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { releaseDependencies, releasePackages } from "./release-packages.mjs";

/** What a release has of the checkout. */
const contents = [
	"build",
	"docs",
	"scripts/compile-server.mjs",
	"scripts/paths.mjs",
	"scripts/run-release.mjs",
	"scripts/serve.mjs",
	"src",
	".env.example",
	"CHANGELOG.md",
	"LICENSE",
];
const deployed = ["career-school", "career-school.service", "Caddyfile", "nginx.conf"];
/** The pages are in `build`; of the sources, the server runs only what is not left out. */
const leftOut = /^(?:docs\/pictures|src\/(?:.*(?:\.test\.ts|\.tsx|\.css)|server\/dev\.ts))$/;

/**
 * Makes release/NAME.tar.gz from the built site: a folder that starts without network, npm and
 * Node.js of the machine. Next to it, NAME.tar.gz.sha256.
 * @param {string[]} _args
 * @param {{ target?: string, node?: { version: string, folder: string } }} [options] target: the
 * folder for the archive; node: with bin/node, instead of the pinned one
 * @returns {number} the exit code
 * @throws {UserError} if a package is missing, or the archive cannot be packed
 */
export function release(_args, { target = join(root, "release"), node = pinnedNode() } = {}) {
	const { name, version } = readJson("package.json");
	const title = `${name}-${version}-${process.platform}-${process.arch}`;
	const date = releaseDate();
	inScratchFolder(target, (scratch) => {
		const folder = join(scratch, title);
		fs.mkdirSync(folder);
		copyContents(folder, node);
		writeManifests(folder);
		for (const path of Object.keys(readJson("package-lock.json", folder).packages)) {
			if (path) copyPackage(path, folder);
		}
		writeBill(folder, { modules: root, node: describe(node), date });
		pack(folder, join(target, `${title}.tar.gz`), date);
	});
	console.log(`Made ${join(target, `${title}.tar.gz`)}`);
	return 0;
}

/** Writes release/sbom.cdx.json and release/LICENSES.txt: what a release of this checkout contains. */
export function writeBills() {
	const target = join(root, "release");
	inScratchFolder(target, (scratch) => {
		writeManifests(scratch);
		writeBill(scratch, { modules: root, node: describe(pinnedNode()), date: releaseDate() });
		for (const name of ["sbom.cdx.json", "LICENSES.txt"]) {
			fs.renameSync(join(scratch, name), join(target, name));
			console.log(`Wrote ${join("release", name)}`);
		}
	});
	return 0;
}

function inScratchFolder(target, work) {
	fs.mkdirSync(target, { recursive: true });
	const scratch = fs.mkdtempSync(join(target, "scratch-"));
	try {
		work(scratch);
	} finally {
		fs.rmSync(scratch, { recursive: true });
	}
}

function copyContents(folder, node) {
	for (const path of contents) {
		fs.cpSync(join(root, path), join(folder, path), {
			recursive: true,
			filter: (source) => !leftOut.test(relative(root, source)),
		});
	}
	for (const name of deployed) {
		fs.cpSync(join(root, "deploy", name), join(folder, "deploy", name));
	}
	fs.cpSync(join(root, "deploy", "school"), join(folder, "bin", "school"));
	fs.cpSync(join(node.folder, "bin", "node"), join(folder, "bin", "node"));
}

/** Writes a package.json and package-lock.json that name the packages of the release alone. */
function writeManifests(folder) {
	const { name, version, description, license, type, imports, dependencies } =
		readJson("package.json");
	const isThere = (path) => fs.existsSync(join(root, path));
	const own = Object.fromEntries(
		releaseDependencies({ dependencies }).map((needed) => [needed, dependencies[needed]]),
	);
	const scripts = { start: "exec bin/school start", admin: "exec bin/school admin" };
	const described = { name, version, description, license, private: true, type, imports, scripts };
	writeJson(join(folder, "package.json"), { ...described, dependencies: own });
	writeJson(join(folder, "package-lock.json"), {
		name,
		version,
		lockfileVersion: 3,
		requires: true,
		packages: {
			"": { name, version, license, dependencies: own },
			...releasePackages(readJson("package-lock.json"), isThere),
		},
	});
}

/** Packages inside it have entries of their own in the lock file. */
function copyPackage(path, folder) {
	fs.cpSync(join(root, path), join(folder, path), {
		recursive: true,
		filter: (source) => source === join(root, path) || basename(source) !== "node_modules",
	});
}

function describe({ version, folder }) {
	const file = join(folder, "LICENSE");
	return { version, license: fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined };
}

/** Packs with one order, owner and time, so that the same files make the same archive. */
function pack(folder, archive, date) {
	const same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
	const time = `--mtime=@${date.getTime() / 1000}`;
	const from = ["-C", dirname(folder), basename(folder)];
	const args = ["--create", "--use-compress-program=gzip -n", ...same, time, "--file", archive];
	if (spawnSync("tar", [...args, ...from], { stdio: "inherit" }).status !== 0) {
		fs.rmSync(archive, { force: true });
		throw new UserError("Failed to pack the release. It needs GNU tar and gzip.");
	}
	const sum = createHash("sha256").update(fs.readFileSync(archive)).digest("hex");
	fs.writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
}

/** The time of the last commit, or SOURCE_DATE_EPOCH: never the time of packing. */
function releaseDate({ SOURCE_DATE_EPOCH } = process.env) {
	const args = ["log", "-1", "--format=%ct"];
	const committed = () => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout;
	return new Date(Number(SOURCE_DATE_EPOCH || committed() || 0) * 1000);
}

const readJson = (name, folder = root) => JSON.parse(fs.readFileSync(join(folder, name), "utf8"));
const writeJson = (path, value) => fs.writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
