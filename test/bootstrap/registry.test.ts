import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dependencyStamp } from "../../scripts/dependencies.mjs";
import { folderWith } from "./folder.ts";

// A site whose one package was installed, on a machine where nothing answers at the registry's address.

const lockOf = (version: string) => {
	const dependencies = { "the-package": version };
	const name = "the-site";
	const locked = { name, lockfileVersion: 3, requires: true };
	return JSON.stringify({
		...locked,
		packages: { "": { name, dependencies }, "node_modules/the-package": { version } },
	});
};

function site() {
	const folder = folderWith({
		"package.json": JSON.stringify({ dependencies: { "the-package": "1.0.0" } }),
		"package-lock.json": lockOf("1.0.0"),
		"node_modules/the-package/package.json": JSON.stringify({
			name: "the-package",
			version: "1.0.0",
		}),
		"node_modules/.installed": dependencyStamp(lockOf("1.0.0"), "production"),
	});
	cpSync(join(import.meta.dirname, "../../scripts"), join(folder, "scripts"), { recursive: true });
	const ensure = (set: string) => {
		const code = `
			import { ensureDependencies } from "./scripts/dependencies.mjs";
			try { await ensureDependencies("${set}"); console.log("ready"); }
			catch (error) { console.log(error.message); }`;
		const env = {
			...process.env,
			npm_config_registry: "http://127.0.0.1:9/",
			npm_config_cache: join(folder, ".npm"),
			npm_config_fetch_retries: "0",
			npm_config_logs_max: "0",
		};
		const args = ["--input-type=module", "-e", code];
		const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
		return stdout.trimEnd().split("\n").filter(Boolean);
	};
	return { folder, ensure };
}

const failed = "Failed to install packages. See npm's output above.";

test("a registry that is away does not stop a start of what is installed", () => {
	const { ensure } = site();
	expect(ensure("production")).toEqual(["ready"]);
});

test("a registry that is away fails an upgrade, and what was installed stays and starts again", () => {
	const { folder, ensure } = site();
	const changed = JSON.stringify({ dependencies: { "the-package": "2.0.0" } });
	const original = readFileSync(join(folder, "package.json"), "utf8");
	writeFileSync(join(folder, "package.json"), changed);
	writeFileSync(join(folder, "package-lock.json"), lockOf("2.0.0"));
	expect(ensure("production").at(-1)).toBe(failed);
	const installed = join(folder, "node_modules/the-package/package.json");
	expect(JSON.parse(readFileSync(installed, "utf8")).version).toBe("1.0.0");

	writeFileSync(join(folder, "package.json"), original);
	writeFileSync(join(folder, "package-lock.json"), lockOf("1.0.0"));
	expect(ensure("production")).toEqual(["ready"]);
});

test("tests that cannot get their packages leave a site that starts", () => {
	const { folder, ensure } = site();
	const withTests = {
		dependencies: { "the-package": "1.0.0" },
		devDependencies: { "test-package": "1.0.0" },
	};
	writeFileSync(join(folder, "package.json"), JSON.stringify(withTests));
	const lock = JSON.parse(lockOf("1.0.0"));
	lock.packages[""] = { name: "the-site", ...withTests };
	lock.packages["node_modules/test-package"] = { version: "1.0.0", dev: true };
	const text = JSON.stringify(lock);
	writeFileSync(join(folder, "package-lock.json"), text);
	writeFileSync(join(folder, "node_modules/.installed"), dependencyStamp(text, "production"));
	expect(ensure("all").at(-1)).toBe(failed);
	expect(ensure("production")).toEqual(["ready"]);
	expect(existsSync(join(folder, "node_modules/the-package/package.json"))).toBe(true);
});
