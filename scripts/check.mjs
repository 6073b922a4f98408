import { root } from "./place.mjs";
import { node } from "./supervise.mjs";
import { tool } from "./tool.mjs";

/** Format and lint. @returns {Promise<boolean>} whether all is well */
export async function lint(extra = []) {
	return succeeds([tool("@biomejs/biome", "biome"), "check", ...extra]);
}

/** Types, those of the routes made anew before. @returns {Promise<boolean>} */
export async function types() {
	return (
		(await succeeds([tool("@react-router/dev", "react-router"), "typegen"])) &&
		(await succeeds([tool("typescript", "tsc")]))
	);
}

/** Both, even when the first finds something. @returns {Promise<number>} the exit code */
export async function check(extra) {
	const results = [await lint(extra), await types()];
	return results.every(Boolean) ? 0 : 1;
}

/** Puts right what can be put right without thinking. @returns {Promise<number>} the exit code */
export async function format(extra = []) {
	return (await lint(["--write", ...extra])) ? 0 : 1;
}

async function succeeds(args) {
	const { code } = await node(args, { cwd: root });
	return code === 0;
}
