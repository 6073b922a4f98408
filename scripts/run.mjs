// The start of every npm script: installs and builds what is missing, then does what the verb says.
import { ensureBuild } from "./build.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { bin, root, UserError } from "./paths.mjs";
import { release, writeBills } from "./release.mjs";
import { runProgram } from "./run-program.mjs";
import { runScripts } from "./run-scripts.mjs";
import { serve } from "./serve.mjs";
import { test } from "./test.mjs";

const production = () => ensureDependencies("production");
const all = () => ensureDependencies("all");

/** What each verb needs, and what it does then. */
const verbs = {
	start: [[production, ensureBuild], () => serve("src/site/server/main.ts", "production")],
	dev: [[production], () => serve("src/site/server/dev.ts", "development")],
	demo: [[production, ensureBuild], () => serve("demo/main.ts", "production")],
	admin: [[production], () => serve("src/site/server/admin.ts", "production")],
	test: [[], test],
	check: [[], () => test(["lint", "types"])],
	format: [[all], (args) => runProgram(bin("biome"), ["check", "--write", ...args])],
	bench: [[all, ensureBuild], (args) => runScripts("test/bench", args)],
	release: [[production, ensureBuild], release],
	sbom: [[production], writeBills],
	prove: [[all, ensureBuild], (args) => runScripts("test/prove", args)],
};

const [verb, ...args] = process.argv.slice(2);
try {
	process.chdir(root);
	if (!verbs[verb]) throw new UserError(`Usage: npm run <${Object.keys(verbs).join("|")}>`);
	const [ensurers, act] = verbs[verb];
	for (const ensure of ensurers) await ensure();
	const code = await act(args);
	// A server is still running when its verb returns, and has no exit code yet.
	if (code !== undefined) process.exitCode = code;
} catch (error) {
	console.error(error instanceof UserError ? error.message : error);
	// CI reads the last line of a test run.
	if (verb === "test") console.log("0 passed, 1 failed");
	process.exit(1);
}
