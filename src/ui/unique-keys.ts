/**
 * Returns React keys for texts that may repeat: the text, and a count for repetitions.
 * With duplicate keys, React fails to remove elements.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return texts.map((text) => {
		const count = (counts.get(text) ?? 0) + 1;
		counts.set(text, count);
		// Typed text never contains NUL.
		return count === 1 ? text : `${text}\0${count}`;
	});
}
