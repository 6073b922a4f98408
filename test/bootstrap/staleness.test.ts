import { mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildStamp, isBuilt } from "../../scripts/build.mjs";
import { dependencyStamp } from "../../scripts/dependencies.mjs";
import { folderWith } from "./folder.ts";

const site = () =>
	folderWith({
		"src/root.tsx": "root",
		"src/courses/contract.ts": "contract",
		"src/courses/contract.test.ts": "test",
		"public/logo.svg": "<svg/>",
		"package-lock.json": "{}",
	});

test("a touched file is not a changed one", () => {
	const folder = site();
	const before = buildStamp(folder);
	utimesSync(join(folder, "src/root.tsx"), 1, 1);
	expect(buildStamp(folder)).toBe(before);
});

test.each(["src/root.tsx", "src/courses/contract.ts", "public/logo.svg", "package-lock.json"])(
	"a change in %s makes the build stale",
	(path) => {
		const folder = site();
		const before = buildStamp(folder);
		writeFileSync(join(folder, path), "changed");
		expect(buildStamp(folder)).not.toBe(before);
	},
);

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
	writeFileSync(join(folder, "src/courses/contract.test.ts"), "changed");
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

test("packages are stale for another lock file or another major version of Node.js", () => {
	const stamp = dependencyStamp("lock", { node: "24.7.0" });
	expect(dependencyStamp("lock", { node: "24.21.0" })).toBe(stamp);
	expect(dependencyStamp("lock", { node: "26.0.0" })).not.toBe(stamp);
	expect(dependencyStamp("other", { node: "24.7.0" })).not.toBe(stamp);
});
