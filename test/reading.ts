/** Counts the syllables of an English word by its groups of vowels. */
function syllables(word: string): number {
	const lower = word.toLowerCase().replace(/[^a-z]/g, "");
	if (lower.length <= 3) return 1;
	const spoken = lower.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "").replace(/^y/, "");
	return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}

/**
 * Returns the Flesch-Kincaid grade of texts. Every text of the list ends a
 * sentence, so that headings and list items are not read as one.
 */
export function readingGrade(texts: readonly string[]): number {
	const sentences = texts
		.flatMap((text) => text.split(/(?<=[.?!:])\s+/))
		.map((sentence) => sentence.match(/[A-Za-zÀ-ÿ’'-]+/g) ?? [])
		.filter((words) => words.length > 0);
	const words = sentences.flat();
	const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
	return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
}
