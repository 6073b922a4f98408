/**
 * React keys for texts of which some may be the same: each its text, repetitions with their count.
 * With one key twice React leaves what it should remove.
 */
export function uniqueKeys(texts: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return texts.map((text) => {
		const count = (counts.get(text) ?? 0) + 1;
		counts.set(text, count);
		// No text that people type holds NUL.
		return count === 1 ? text : `${text}\0${count}`;
	});
}
