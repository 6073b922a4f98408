type Fields = Record<string, unknown>;

/** Returns the fields of a record that differ, before and after; null if none do. */
export function diffFields(
	before: Fields,
	after: Fields,
	fields: readonly string[],
): { before: Fields; after: Fields } | null {
	const changed = fields.filter((name) => before[name] !== after[name]);
	if (changed.length === 0) return null;
	const pick = (record: Fields) => Object.fromEntries(changed.map((name) => [name, record[name]]));
	return { before: pick(before), after: pick(after) };
}
