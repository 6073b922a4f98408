import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
for (const classifier of classifiers) classifier.store();
const { storePageLoader } = await server(
	"src",
	"site",
	"page-cache",
	"deferred-hydration.server.ts",
);
await storePageLoader();
await precompress(client);
