/** Words that claim what only the school can prove. */
const CLAIM =
	/\b(?:accredit(?:s|ed|ation|ing)?|licen[sc]ed|licensure|guarante(?:e[ds]?|eing)|placements?|nationally recogni[sz]ed|best|(?:number|no\.) ?(?:one|1)|top[- ]rated|approved)\b|#\s?1\b|\b\d+ ?%/gi;

/** Returns the words of a text that claim something, as they are written, each once. */
export function claimsIn(text: string): string[] {
	const words = text.replace(/\s+/g, " ").match(CLAIM) ?? [];
	return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** The same in Spanish. */
const SPANISH_CLAIM =
	/(?<!\p{L})(?:acredita\p{L}*|licenciad[oa]s?|con licencia|garanti[zc]\p{L}*|garantía|colocación|reconocid[oa]s? a nivel nacional|(?:el|la|los|las) mejor(?:es)?|(?:el )?número uno|aprobad[oa]s? por)(?!\p{L})|#\s?1\b|\b\d+ ?%/giu;

/** Returns the words of a Spanish text that claim something, as they are written. */
export const claimsInSpanish = (text: string): string[] =>
	text.replace(/\s+/g, " ").match(SPANISH_CLAIM) ?? [];
