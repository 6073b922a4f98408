/** Whether two values of a field are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the names of the fields that differ: texts, numbers, or lists of them. */
export function changedFields<Values extends object>(
	before: Values,
	after: Values,
): (keyof Values & string)[] {
	const names = Object.keys(before) as (keyof Values & string)[];
	return names.filter((name) => !isSame(before[name], after[name]));
}

/** Returns some of the fields. */
export function pick<Values extends object>(
	values: Values,
	names: readonly (keyof Values & string)[],
): Partial<Values> {
	return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

interface Merge<Values> {
	/** Theirs, with the fields that only I changed. */
	merged: Values;
	/** Fields that both changed to different values. */
	conflicts: (keyof Values & string)[];
	/** Fields that only I changed. */
	onlyMine: (keyof Values & string)[];
}

/** Merges two versions of one record. @param base the version from which both started */
export function threeWayMerge<Values extends object>(
	base: Values,
	theirs: Values,
	mine: Values,
): Merge<Values> {
	const myChanges = changedFields(base, mine);
	const conflicts = myChanges.filter(
		(name) => !isSame(base[name], theirs[name]) && !isSame(theirs[name], mine[name]),
	);
	const onlyMine = myChanges.filter((name) => !conflicts.includes(name));
	return { merged: { ...theirs, ...pick(mine, onlyMine) }, conflicts, onlyMine };
}

/**
 * Merges a stored record into a form that was edited during the save.
 * @param sent the form when the call was made
 * @param current the form now; a field that differs from `sent` keeps its text
 */
export function rebase<Values extends object>(
	sent: Values,
	stored: Values,
	current: Values,
): Values {
	return { ...stored, ...pick(current, changedFields(sent, current)) };
}
