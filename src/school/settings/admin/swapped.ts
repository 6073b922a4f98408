/** Returns a list in which the items at `index` and `index + by` are swapped. */
export function swapped<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
	const next = [...items];
	const [item, neighbor] = [next[index], next[index + by]];
	if (item !== undefined && neighbor !== undefined) {
		next[index] = neighbor;
		next[index + by] = item;
	}
	return next;
}
