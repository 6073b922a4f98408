/** Returns a list with two neighbors swapped. */
export function exchanged<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
	const next = [...items];
	const [one, other] = [next[at], next[at + by]];
	if (one !== undefined && other !== undefined) {
		next[at] = other;
		next[at + by] = one;
	}
	return next;
}
