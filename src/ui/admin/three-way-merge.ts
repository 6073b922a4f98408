const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ: words, numbers, or lists of them. */
export function changedFields<Values extends object>(
	before: Values,
	after: Values,
): (keyof Values & string)[] {
	const names = Object.keys(before) as (keyof Values & string)[];
	return names.filter((name) => !same(before[name], after[name]));
}

interface Merge<Values> {
	/** Everything that is not in conflict, put together. */
	merged: Values;
	/** The fields that both changed to something different. */
	conflicts: (keyof Values & string)[];
	/** The fields that only I changed. */
	onlyMine: (keyof Values & string)[];
}

/** Puts together what two people made of one record. */
export function threeWayMerge<Values extends object>(
	base: Values,
	theirs: Values,
	mine: Values,
): Merge<Values> {
	const myChanges = changedFields(base, mine);
	const conflicts = myChanges.filter(
		(name) => !same(base[name], theirs[name]) && !same(theirs[name], mine[name]),
	);
	const onlyMine = myChanges.filter((name) => !conflicts.includes(name));
	const merged = { ...theirs };
	for (const name of onlyMine) Object.assign(merged, { [name]: mine[name] });
	return { merged, conflicts, onlyMine };
}
