// The start of every command in a release, where packages, build and Node.js are there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { enableCompileCache, serve } from "./serve.mjs";

const entries = { start: "src/site/server/main.ts", admin: "src/site/server/admin.ts" };
const entry = entries[process.argv[2]];

if (!entry) {
	console.error(`Usage: bin/school <${Object.keys(entries).join("|")}>`);
	process.exit(1);
}
process.chdir(root);
enableCompileCache();
compileOnce();
await serve(entry, "production");

/**
 * Fills the compile cache at the first start of a release, in a process of its own: the compiler's memory would
 * stay with the server. A release brings no cache, because Node.js keeps one for each user.
 */
function compileOnce() {
	const folder = module.getCompileCacheDir();
	// Nothing can be kept here: the server compiles for itself.
	if (!folder) return;
	const file = join(folder, "release");
	const stamp = `${root} ${readFileSync(join(root, "build", ".stamp"), "utf8")}`;
	if (existsSync(file) && readFileSync(file, "utf8") === stamp) return;
	console.log("Preparing this release ...");
	// What an older release left is never used again.
	rmSync(folder, { recursive: true, force: true });
	const script = join("scripts", "compile-server.mjs");
	const { status } = spawnSync(process.execPath, [...process.execArgv, script], {
		stdio: "inherit",
	});
	if (status === 0) writeFileSync(file, stamp);
}
