import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

/** Keeps compiled modules on disk, for the next process that runs with the same flags. */
export function enableCompileCache() {
	process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "compile");
	module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/**
 * Becomes the server (or the admin command) in this process: no parent comes between it and its
 * signals, its exit code or a kill -9.
 * @param {string} entry a module that serves by its export `main`, or as soon as it is imported
 * @param {"production" | "development"} mode
 */
export async function serve(entry, mode) {
	// Set before the first import, which makes React choose between its two builds.
	process.env.NODE_ENV = mode;
	enableCompileCache();
	const path = join(root, entry);
	process.argv.splice(1, 2, path);
	const { main } = await import(pathToFileURL(path).href);
	await main?.();
	// Node writes the cache only at a clean exit, and a killed server has none.
	setImmediate(module.flushCompileCache);
}
