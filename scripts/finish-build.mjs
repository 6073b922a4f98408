import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { stampOf } from "./build.mjs";
import { root } from "./paths.mjs";
import { precompress } from "./precompress.mjs";

// The second half of a build, run as a process of its own.

// First, because it compiles what the rest imports.
await import("./compile-server.mjs");
const client = join(root, "build", "client");
const server = (...path) => import(pathToFileURL(join(root, ...path)).href);
const { assets } = await server("build", "server", "index.js");
const { publicManifest } = await server("src", "site", "server", "public-manifest.ts");
const { languages } = await server("src", "platform", "text", "language.ts");
for (const language of languages) {
	const manifest = publicManifest(assets, language);
	writeFileSync(
		join(client, manifest.url),
		`window.__reactRouterManifest=${JSON.stringify(manifest)};`,
	);
}
const { classifiers } = await server("src", "assistant", "engine", "classifiers.ts");
// Learning takes most of a build, and seldom anything has changed for it.
const learntFrom = ["src/assistant/{engine,knowledge,training}/**", "src/platform/text/**"];
const learnt = join(root, ".cache", "learnt", stampOf(learntFrom));
if (!existsSync(learnt)) {
	rmSync(dirname(learnt), { recursive: true, force: true });
	const unfinished = `${learnt}.new`;
	mkdirSync(unfinished, { recursive: true });
	const waiting = classifiers.map(({ name }) => name);
	// Two at a time: more would take the memory that a small server lacks.
	await Promise.all([learn(waiting, unfinished), learn(waiting, unfinished)]);
	renameSync(unfinished, learnt);
}
cpSync(learnt, join(root, "build", "server"), { recursive: true });
const { storePageLoader } = await server(
	"src",
	"site",
	"page-cache",
	"deferred-hydration.server.ts",
);
await storePageLoader();
await precompress(client);

/** Has classifiers learn one after the other, until none waits. */
async function learn(waiting, folder) {
	for (let name = waiting.shift(); name; name = waiting.shift()) {
		const worker = new Worker(new URL("learn.mjs", import.meta.url), {
			workerData: { name, folder },
		});
		await new Promise((resolve, reject) => worker.once("error", reject).once("exit", resolve));
	}
}
