/** A block of a description: a paragraph or a list. */
export type Block = string | string[];

/**
 * Splits a description on blank lines into paragraphs. A paragraph that starts with "- " is a
 * list; a line in it without the dash continues the previous item.
 */
export function blocksOf(description: string): Block[] {
	return description
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => (paragraph.startsWith("- ") ? itemsOf(paragraph) : paragraph));
}

function itemsOf(paragraph: string): string[] {
	return paragraph
		.split(/\n(?=[^\S\n]*- )/)
		.map((item) =>
			item
				.trim()
				.slice(2)
				.replace(/(?<!\s)\s*\n\s*/g, " ")
				.trim(),
		)
		.filter(Boolean);
}

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
	return { id: `text-${at + 1}`, title: line.replace(/:$/, "").trimEnd() };
}

/** Returns the headings of a description, in its order. */
export function headingsOf(description: string): PagePart[] {
	const blocks = blocksOf(description);
	return blocks.flatMap((_, at) => headingAt(blocks, at) ?? []);
}
