import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { release } from "../../scripts/release.mjs";

// Makes the release archive twice, compares both, unpacks one, looks at what is in it, and starts it three times where
// there is no network.

const root = join(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "school-release-"));
try {
	const archive = make("once");
	assert.equal(sumOf(make("again")), sumOf(archive), "the same checkout makes the same archive");
	console.log(`${Math.round(statSync(archive).size / 1e6)} MB, the same bytes twice`);
	execFileSync("tar", ["-xzf", archive, "-C", scratch]);
	const folder = archive.replace(/.*\/(.*)\.tar\.gz$/, `${scratch}/$1`);
	checkFiles(folder);
	checkBill(folder);
	startWithoutNetwork(folder);
} finally {
	rmSync(scratch, { recursive: true, force: true });
}

/** Makes an archive, checks it against its own checksum file and returns its path. */
function make(name: string): string {
	const target = join(scratch, name);
	release([], { target });
	const [archive = ""] = globSync("*.tar.gz", { cwd: target });
	execFileSync("sha256sum", ["--check", "--quiet", `${archive}.sha256`], { cwd: target });
	return join(target, archive);
}

function sumOf(archive: string): string | undefined {
	return readFileSync(`${archive}.sha256`, "utf8").split(" ")[0];
}

function checkFiles(folder: string): void {
	const files = globSync("**/*", { cwd: folder, exclude: ["node_modules"] });
	const unwanted = files.filter((file) => /\.test\.|\.tsx$|^test|(^|\/)dev\.ts$/.test(file));
	assert.deepEqual(unwanted, []);
	const built = (place: string) => globSync("build/**/*", { cwd: place }).sort();
	assert.deepEqual(built(folder), built(root));
	for (const name of ["vite", "@react-router/dev", "typescript", "vitest", "@playwright/test"]) {
		assert.ok(!existsSync(join(folder, "node_modules", name)), `${name} is no part of it`);
	}
	console.log(`${files.length} files beside the packages, no test and no tool among them`);
}

/** Compares the lists in the release with the packages that really are in it. */
function checkBill(folder: string): void {
	const read = (name: string) => readFileSync(join(folder, name), "utf8");
	const titleOf = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;
	const installed = globSync("node_modules/**/package.json", { cwd: folder })
		.filter((path) => /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(path))
		.map((path) => titleOf(JSON.parse(read(path))));
	const node = `node ${read("sbom.cdx.json").match(/pkg:generic\/node@([\d.]+)/)?.[1]}`;
	const listed = (JSON.parse(read("sbom.cdx.json")).components as Parameters<typeof titleOf>[0][])
		.map(titleOf)
		.sort();
	assert.deepEqual(listed, [...new Set([...installed, node])].sort());
	const licenses = read("LICENSES.txt");
	for (const title of installed) assert.ok(licenses.includes(`\n${title}: `), title);
	console.log(`${installed.length} packages, each in sbom.cdx.json and in LICENSES.txt`);
}

/** A network namespace of its own has no way out; where that is not allowed, every address of a registry is closed. */
function startWithoutNetwork(folder: string): void {
	const script = join(root, "test/prove/parts/release-starts.ts");
	const program = `ip link set lo up && exec "$0" "$1" "$2"`;
	const inside = ["--net", "--map-root-user", "sh", "-c"];
	const isAllowed = spawnSync("unshare", [...inside, "ip link set lo up"]).status === 0;
	console.log(isAllowed ? "Without a network:" : "With a network, but without a registry:");
	const [command, ...args] = isAllowed ? ["unshare", ...inside, program] : ["env"];
	execFileSync(command as string, [...args, process.execPath, script, folder], {
		stdio: "inherit",
	});
}
