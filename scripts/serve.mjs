import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

/**
 * Becomes the server (or the admin command) in this process: no parent comes between it and its
 * signals, its exit code or a kill -9.
 * @param {string} entry a module that serves as soon as it is imported
 * @param {"production" | "development"} mode
 */
export async function serve(entry, mode) {
	// Set before the first import, which makes React choose between its two builds.
	process.env.NODE_ENV = mode;
	process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "compile");
	module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
	const path = join(root, entry);
	process.argv.splice(1, 2, path);
	await import(pathToFileURL(path).href);
	// Node writes the cache only at a clean exit, and a killed server has none.
	setImmediate(module.flushCompileCache);
}
