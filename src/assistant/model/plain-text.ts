const LONGEST = 1200;

/**
 * What a model says as plain text: its thinking aloud, emphasis, headings and bullets are taken out, and a
 * link in Markdown to a page of this site becomes its words and its path. Everything else stays, for the gate to judge.
 */
export function plainText(text: string): string {
	return text
		.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, "")
		.replace(/(?<!!)\[([^[\]]+)\]\((\/[\w\-/?=&]*)\)/g, (_, words: string, path: string) =>
			words.includes(path) ? words : `${words} (${path})`,
		)
		.replace(/\*\*|__|`/g, "")
		.replace(/^#{1,6}\s+/gm, "")
		.replace(/^[^\S\r\n\u2028\u2029]*[*•]\s+/gm, "- ")
		.replace(/[ \t]+/g, " ")
		.replace(/(?<!\s)\s*\n\s*/g, "\n")
		.trim();
}

/** Cuts a text back to the end of its last whole sentence within `longest` characters; empty when there is none. */
export function wholeSentences(text: string, longest = LONGEST): string {
	const head = text.slice(0, longest);
	const ends = [...head.matchAll(/[.!?…]["')\]]?(?=\s|$)/g)];
	const last = ends.at(-1);
	return last ? head.slice(0, last.index + last[0].length) : "";
}
