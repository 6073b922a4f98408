import { execFileSync } from "node:child_process";
import { join } from "node:path";

/**
 * Compiles a library that is preloaded into the site.
 * @param source file name in this folder
 * @throws {Error} with a sentence, where that cannot be done
 */
export function compile(source: string, library: string): void {
	const file = join(import.meta.dirname, source);
	const flags = ["-shared", "-fPIC", "-O2", "-o", library, file, "-ldl", "-pthread"];
	try {
		execFileSync("gcc", flags, { stdio: ["ignore", "ignore", "pipe"] });
	} catch {
		throw new Error("This proof needs Linux with glibc, and gcc.");
	}
}
