import type { ActivityEntry } from "#activity/contract.ts";

/**
 * What must be sent so that a record stands as it did before an act.
 * @param now the record as it stands
 * @param fields what can be sent
 * @returns null where the act cannot be taken back, or somebody changed the same since
 */
export function revertPatch(
	{ action, before, after }: ActivityEntry,
	now: object,
	fields: readonly string[],
): Record<string, unknown> | null {
	if (!before || !after || !/^(changed|archived|restored)$/.test(action)) return null;
	// A title goes with the number of its course.
	const names = Object.keys(after).filter((name) => name !== "courseTitle");
	const known = now as Readonly<Record<string, unknown>>;
	const stands = names.every((name) => fields.includes(name) && known[name] === after[name]);
	if (!stands || names.length === 0) return null;
	return Object.fromEntries(names.map((name) => [name, before[name]]));
}
