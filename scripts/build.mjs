import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { bin, root, UserError } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

const sources = [
	"{src,public}/**",
	"{package,package-lock,tsconfig}.json",
	"{react-router,vite}.config.ts",
	"vite.chunks.ts",
	"scripts/{build,compile-server,finish-build,learn,precompress}.mjs",
];

/** Hashes names and contents of files, tests apart: a touched file is no change. */
export function stampOf(patterns, base = root) {
	const hash = createHash("sha256");
	for (const path of globSync(patterns, { cwd: base, exclude: ["**/*.test.{ts,tsx}"] }).sort()) {
		if (!statSync(join(base, path)).isFile()) continue;
		const content = readFileSync(join(base, path));
		hash.update(`${path}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/** Hashes everything that the build is made from. */
export const buildStamp = (base = root) => stampOf(sources, base);

/** Whether the build folder holds a whole build of exactly this state. */
export function isBuilt(base = root, stamp = buildStamp(base)) {
	const file = join(base, "build", ".stamp");
	return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Builds the site for production, unless the build is current. */
export async function ensureBuild() {
	if (isBuilt()) return;
	await withLock("building", async () => {
		// Taken before building: a file that changes during the build makes the next start build again.
		const stamp = buildStamp();
		if (isBuilt(root, stamp)) return;
		console.log("Building the site ...");
		// Removed first and written last: an interrupted build must not pass for a whole one.
		rmSync(join(root, "build", ".stamp"), { force: true });
		await run(bin("react-router"), ["build", "--logLevel", "error"]);
		// A process of its own: the memory that compressing and compiling take would stay with the
		// server for as long as it lives. Node keeps a compile cache for each set of V8's options.
		const flags = process.execArgv.filter((flag) => flag.startsWith("--optimize-"));
		await run(process.execPath, [...flags, join("scripts", "finish-build.mjs")]);
		writeFileSync(join(root, "build", ".stamp"), stamp);
	});
}

async function run(program, args) {
	const code = await runProgram(program, args, { env: { NODE_ENV: "production" } });
	if (code !== 0) throw new UserError("Build failed. See the output above.");
}
