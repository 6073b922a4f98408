type Fields = Record<string, unknown>;

/** Names the fields that an entry of the log changed. `others` are records that followed, each with its own entry. */
export const fieldsOf = (after: Fields | null): string[] =>
	Object.keys(after ?? {}).filter((name) => name !== "others");

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
