/** Words that claim what only the school can prove. */
const CLAIM =
	/\b(?:accredit(?:s|ed|ation|ing)?|licen[sc]ed|licensure|guarante(?:e[ds]?|eing)|placements?|nationally recogni[sz]ed|best|(?:number|no\.) ?(?:one|1)|top[- ]rated|approved)\b|#\s?1\b|\b\d+ ?%/gi;

/** Returns the words of a text that claim something, as they are written, each once. */
export function claimsIn(text: string): string[] {
	const words = text.replace(/\s+/g, " ").match(CLAIM) ?? [];
	return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
