// Reads an email as a person does, without the code that renders it.

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Returns the words of a plain-text email, without punctuation around them. */
export const wordsOfText = (text: string): string[] =>
	text
		.split(/\s+/)
		.map((word) => word.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}]+$/gu, ""))
		.filter(Boolean);

/** Returns the words that an HTML email shows. The URL of a link to a page counts, after its label. */
export function wordsOfHtml(html: string): string[] {
	const shown = html
		.replace(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->|<svg[\s\S]*?<\/svg>/g, "")
		.replace(/<div class="preview"[^>]*>[^<]*<\/div>/, "")
		.replace(/<a [^>]*href="(https?:[^"]*)"[^>]*>([^<]*)<\/a>/g, "$2 $1")
		.replace(/<\/?(?:a|strong|span)\b[^>]*>/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? `&${name};`);
	return wordsOfText(shown);
}
