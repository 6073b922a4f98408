/**
 * Counts the letters to add, drop, replace or swap with the next one until one word is the other.
 * @returns `limit` + 1 for any larger count, which is found without comparing the rest
 */
export function editDistance(a: string, b: string, limit: number): number {
	const more = limit + 1;
	if (Math.abs(a.length - b.length) > limit) return more;
	const at = (row: readonly number[], place: number) => row[place] ?? more;
	let beforeLast: number[] = [];
	let last = Array.from({ length: Math.min(b.length, limit) + 1 }, (_, place) => place);
	for (let i = 1; i <= a.length; i++) {
		const row: number[] = i <= limit ? [i] : [];
		let least = at(row, 0);
		// Further from the diagonal every count is above the limit.
		for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
			const isSame = a[i - 1] === b[j - 1];
			const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min(
				at(last, j) + 1,
				at(row, j - 1) + 1,
				at(last, j - 1) + (isSame ? 0 : 1),
				isSwap ? at(beforeLast, j - 2) + 1 : more,
			);
			least = Math.min(least, at(row, j));
		}
		if (least > limit) return more;
		[beforeLast, last] = [last, row];
	}
	return Math.min(at(last, b.length), more);
}
