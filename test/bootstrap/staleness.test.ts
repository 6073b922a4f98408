import { mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildStamp, isBuilt } from "../../scripts/build.mjs";
import { dependencyStamp, isInstalled } from "../../scripts/dependencies.mjs";
import { folderWith } from "./folder.ts";

const site = () =>
	folderWith({
		"src/root.tsx": "root",
		"src/school/courses/contract.ts": "contract",
		"src/school/courses/contract.test.ts": "test",
		"public/logo.svg": "<svg/>",
		"package-lock.json": "{}",
	});

test("a touched file is not a changed one", () => {
	const folder = site();
	const before = buildStamp(folder);
	utimesSync(join(folder, "src/root.tsx"), 1, 1);
	expect(buildStamp(folder)).toBe(before);
});

test.each([
	"src/root.tsx",
	"src/school/courses/contract.ts",
	"public/logo.svg",
	"package-lock.json",
])("a change in %s makes the build stale", (path) => {
	const folder = site();
	const before = buildStamp(folder);
	writeFileSync(join(folder, path), "changed");
	expect(buildStamp(folder)).not.toBe(before);
});

test("a renamed file and a new one make the build stale", () => {
	const folder = site();
	const before = buildStamp(folder);
	renameSync(join(folder, "src/root.tsx"), join(folder, "src/shell.tsx"));
	const renamed = buildStamp(folder);
	writeFileSync(join(folder, "src/new.ts"), "");
	expect(new Set([before, renamed, buildStamp(folder)]).size).toBe(3);
});

test("a changed test leaves the build current", () => {
	const folder = site();
	const before = buildStamp(folder);
	writeFileSync(join(folder, "src/school/courses/contract.test.ts"), "changed");
	expect(buildStamp(folder)).toBe(before);
});

test("a build counts only with the stamp of the present state", () => {
	const folder = site();
	mkdirSync(join(folder, "build"));
	expect(isBuilt(folder)).toBe(false);
	writeFileSync(join(folder, "build/.stamp"), buildStamp(folder));
	expect(isBuilt(folder)).toBe(true);
	writeFileSync(join(folder, "src/root.tsx"), "changed");
	expect(isBuilt(folder)).toBe(false);
});

describe("installed packages", () => {
	const stamp = (set: string) => dependencyStamp("lock", set);

	test("of another lock file are stale", () => {
		expect(isInstalled(stamp("production"), "lock", "production")).toBe(true);
		expect(isInstalled(stamp("production"), "other", "production")).toBe(false);
		expect(isInstalled(stamp("all"), "other", "production")).toBe(false);
		expect(isInstalled(undefined, "lock", "production")).toBe(false);
	});

	test("for production are too few for the tests, and all of them are enough for production", () => {
		expect(isInstalled(stamp("production"), "lock", "all")).toBe(false);
		expect(isInstalled(stamp("all"), "lock", "all")).toBe(true);
		expect(isInstalled(stamp("all"), "lock", "production")).toBe(true);
	});
});
