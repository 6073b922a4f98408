import module from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./place.mjs";

/**
 * Becomes the server (or another program of its room), in this very process: no parent stands between it and its signals, its exit
 * code, or a kill -9.
 * @param {string} entry a module that serves as soon as it is imported
 * @param {"production" | "development"} mode
 */
export async function serve(entry, mode) {
	// Before the first import: React decides then which of its two halves it loads.
	process.env.NODE_ENV = mode;
	process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "compile");
	module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
	const path = join(root, entry);
	process.argv.splice(1, 2, path);
	await import(pathToFileURL(path).href);
	// Otherwise written only at a clean end, which a killed server does not have.
	setImmediate(() => module.flushCompileCache?.());
}
