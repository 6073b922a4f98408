import { type Block, blocksOf } from "#platform/text/blocks.ts";

/** A part of a course's page that its contents name. */
export interface PagePart {
	/** Fragment of its address. */
	id: string;
	title: string;
}

/** Returns the heading that a block is, without its colon: one short line right before a list. */
export function headingAt(blocks: readonly Block[], at: number): PagePart | null {
	const line = blocks[at];
	if (typeof line !== "string" || typeof blocks[at + 1] !== "object") return null;
	if (line.length > 80 || /\n|\.$/.test(line)) return null;
	return { id: `text-${at + 1}`, title: titleOf(line) };
}

/** Returns a line as a heading shows it, without its colon. */
const titleOf = (line: string): string => line.replace(/:$/, "").trimEnd();

/** Returns lines of a description, and those that are headings as they are shown too. */
export const withTitles = (lines: readonly string[]): string[] =>
	lines.flatMap((line) => (line.endsWith(":") ? [line, titleOf(line)] : [line]));

/** Returns the headings of a description, in its order. */
export function headingsOf(description: string): PagePart[] {
	const blocks = blocksOf(description);
	return blocks.flatMap((_, at) => headingAt(blocks, at) ?? []);
}
