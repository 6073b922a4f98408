// Every npm script starts here: it brings what is missing, then does what the verb says.
// Plain JavaScript without dependencies, because it runs before there are any, on an old Node.js too.
import { ensureNode, runWith } from "./pinned-node.mjs";
import { root, Stop } from "./place.mjs";
import { stopWithParent } from "./supervise.mjs";

/** What each verb does. Only the code that a verb needs is loaded: a second start is to be quick. */
const verbs = {
	start: () => bring("dependencies", "build").then(() => serve("src/server/main.ts", "production")),
	dev: () => bring("dependencies").then(() => serve("src/server/dev.ts", "development")),
	test: (names) => import("./test.mjs").then(({ test }) => test(names)),
	check: (extra) => bring("dependencies").then(() => checks("check", extra)),
	format: (extra) => bring("dependencies").then(() => checks("format", extra)),
	bench: (names) => bring("dependencies", "build").then(() => programs("test/bench", names)),
	prove: (names) => bring("dependencies", "build").then(() => programs("test/prove", names)),
	admin: () => bring("dependencies").then(() => serve("src/server/admin.ts", "production")),
};

const bringers = {
	dependencies: () => import("./dependencies.mjs").then((module) => module.ensureDependencies()),
	build: () => import("./build.mjs").then((module) => module.ensureBuild()),
};

async function bring(...names) {
	for (const name of names) await bringers[name]();
}

const serve = (entry, mode) => import("./serve.mjs").then((module) => module.serve(entry, mode));
const checks = (name, extra) => import("./check.mjs").then((module) => module[name](extra));
const programs = (folder, names) =>
	import("./programs.mjs").then((module) => module.runPrograms(folder, names));

async function main([verb, ...args]) {
	const act = verbs[verb];
	if (!act) throw new Stop(`Say one of: ${Object.keys(verbs).join(", ")}.`);
	process.chdir(root);
	stopWithParent();
	const node = await ensureNode();
	return node ? runWith(node, [verb, ...args]) : act(args);
}

try {
	// A server goes on after its verb has returned; it has no exit code yet.
	const code = await main(process.argv.slice(2));
	if (code !== undefined) process.exitCode = code;
} catch (error) {
	if (!(error instanceof Stop)) throw error;
	console.error(error.message);
	// Whoever reads only the last line of a test run must not find silence there.
	if (process.argv[2] === "test") console.log("0 passed, 1 failed");
	process.exitCode = 1;
}
