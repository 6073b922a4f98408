import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Runs a program of this project with its own compile cache. */
function run(cache: string, ...args: string[]): string {
	const env = { ...process.env, NODE_COMPILE_CACHE: cache, LOG_LEVEL: "silent" };
	return execFileSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
}

const loadServer = `
	import { enableCompileCache } from "./scripts/serve.mjs";
	process.env.NODE_ENV = "production";
	enableCompileCache();
	await import("./src/site/server/main.ts");
	await import("./build/server/index.js");
	console.log(process.moduleLoadList.some((name) => name.includes("amaro")));
`;

test("a server that starts after a build does not load the compiler for TypeScript", () => {
	const cache = mkdtempSync(join(tmpdir(), "school-compile-"));
	const loadsCompiler = () => run(cache, "--input-type=module", "-e", loadServer).trim();
	run(cache, "scripts/compile-server.mjs");
	expect(loadsCompiler()).toBe("false");
	// Control: without its cache, the server does load it.
	rmSync(cache, { recursive: true });
	expect(loadsCompiler()).toBe("true");
	rmSync(cache, { recursive: true, force: true });
});
