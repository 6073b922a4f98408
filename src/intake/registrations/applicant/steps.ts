import { blocksOf } from "#platform/text/blocks.ts";

/**
 * Returns the steps to the credential from the description of a program: the list below a heading such
 * as “The steps in New Jersey:”. Empty if the description has none.
 */
export function stepsOf(description: string): string[] {
	const blocks = blocksOf(description);
	const heading = blocks.findIndex(
		(block) => typeof block === "string" && /^the steps\b.*:$/i.test(block),
	);
	const list = blocks[heading + 1];
	return heading >= 0 && Array.isArray(list) ? list : [];
}
