/** A block of a plain text: a paragraph or a list. */
export type Block = string | string[];

/**
 * Splits a text on blank lines into paragraphs. A paragraph that starts with "- " is a
 * list; a line in it without the dash continues the previous item.
 */
export function blocksOf(text: string): Block[] {
	return text
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

/** The paragraphs and the items of lists of a text. */
export const linesOf = (text: string): string[] =>
	blocksOf(text).flatMap((block) =>
		(typeof block === "string" ? [block] : block).map((line) => line.replace(/\s+/g, " ")),
	);

/** Rewrites a text line by line, in its paragraphs and lists. */
export const mapLines = (text: string, rewrite: (line: string) => string): string =>
	blocksOf(text)
		.map((block) =>
			typeof block === "string"
				? rewrite(block)
				: block.map((item) => `- ${rewrite(item)}`).join("\n"),
		)
		.join("\n\n");
