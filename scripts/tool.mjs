import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./place.mjs";

/**
 * The file behind a command of an installed package, to be run with this very Node.js.
 * Going through node_modules/.bin would start whatever Node.js is first on the path.
 */
export function tool(packageName, command) {
	const folder = join(root, "node_modules", packageName);
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return join(folder, typeof bin === "string" ? bin : bin[command]);
}
