import type { ActivityEntry } from "#office/activity/contract.ts";

/**
 * Returns the patch that undoes an entry.
 * @param now current record
 * @param fields fields that a patch may contain
 * @returns null if the entry can't be undone or one of its fields has changed since
 */
export function revertPatch(
	{ action, before, after }: ActivityEntry,
	now: object,
	fields: readonly string[],
): Record<string, unknown> | null {
	if (!before || !after || !/^(changed|archived|restored)$/.test(action)) return null;
	// courseTitle follows courseId.
	const names = Object.keys(after).filter((name) => name !== "courseTitle");
	const current = now as Readonly<Record<string, unknown>>;
	const isUnchanged = names.every((name) => fields.includes(name) && current[name] === after[name]);
	if (!isUnchanged || names.length === 0) return null;
	return Object.fromEntries(names.map((name) => [name, before[name]]));
}
