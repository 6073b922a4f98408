import type { Block, EmailDocument, Inline, Line } from "#intake/mail/content/document.ts";

/** Renders an email as plain text. */
export function textOf({ sender, title, body, footer }: EmailDocument): string {
	const parts = [sender, title, ...body.map(blockText), "----", ...footer.map(blockText)];
	return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
	switch (block.kind) {
		case "heading":
			return block.text;
		case "paragraph":
		case "smallPrint":
			return lineText(block.line);
		case "highlight":
			return `${block.label}: ${block.value}`;
		case "rows":
			return block.rows.map(({ label, value }) => `${label}: ${lineText(value)}`).join("\n");
		case "entries":
			return block.entries
				.map(({ label, value }) => `${label}\n${indent("  ", lineText(value))}`)
				.join("\n\n");
		case "list":
			return block.items.map((item) => `- ${lineText(item)}`).join("\n");
		case "quote":
			return indent("> ", block.text);
		case "button":
			return `${block.label}:\n${block.url}`;
	}
}

function lineText(line: Line): string {
	return typeof line === "string" ? line : line.map(inlineText).join("");
}

function inlineText(part: Inline): string {
	if (typeof part === "string") return part;
	if ("strong" in part) return part.strong;
	if ("foreign" in part) return part.foreign;
	return "unbroken" in part ? part.unbroken : part.text;
}

const indent = (by: string, text: string) =>
	text
		.split("\n")
		.map((line) => `${by}${line}`.trimEnd())
		.join("\n");
