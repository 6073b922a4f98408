import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * One hash over the names and contents of files, so that a touched or freshly cloned file is
 * not a changed one. A few hundred small files take some milliseconds.
 * @param {string} base
 * @param {string[]} paths files and folders below base; those that do not exist count as absent
 * @param {(path: string) => boolean} [skip]
 */
export function fingerprint(base, paths, skip = () => false) {
	const hash = createHash("sha256");
	for (const path of paths.flatMap((path) => filesAt(base, path)).sort()) {
		if (skip(path)) continue;
		const content = readFileSync(join(base, path));
		hash.update(`${path}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/** The paths of all files at or below a path, relative to base, with forward slashes. */
export function filesAt(base, path) {
	const found = statSync(join(base, path), { throwIfNoEntry: false });
	if (!found) return [];
	if (!found.isDirectory()) return [path];
	return readdirSync(join(base, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
		.map((full) => full.slice(join(base, sep).length).split(sep).join("/"));
}
