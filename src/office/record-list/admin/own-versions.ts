import type { ListedRecord } from "#office/record-list/record-list.ts";

type RecordVersion = Pick<ListedRecord, "id" | "version">;

/** Versions that changes made in this tab have created. */
const own = new Set<string>();

const keyOf = (list: string, { id, version }: RecordVersion) => `${list} ${id} ${version}`;

/** Notes that a change made in this tab has created these versions. @param list its name */
export function noteOwnVersions(list: string, records: readonly RecordVersion[]): void {
	for (const record of records) own.add(keyOf(list, record));
}

/**
 * Returns the version of a record after the changes that were made in this tab. The screen shows an
 * older one until it is refetched, and nobody else's change may be taken for one's own.
 * @param list its name
 * @param seen the record as it is on screen
 */
export function versionAfterOwn(list: string, { id, version }: RecordVersion): number {
	const next = { id, version: version + 1 };
	return own.has(keyOf(list, next)) ? versionAfterOwn(list, next) : version;
}

/** Runs the changes of a list one after the other, so that each knows the versions that the former ones created. */
export const inOrder = (list: string) => ({ scope: { id: `changes of ${list}` } });
