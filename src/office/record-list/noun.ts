import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";

/** Returns the plural for the start of a sentence: `Registrations`. */
export const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Returns `1 registration`, `3,418 registrations`. */
export function countOf(count: number, [one, several]: RecordList<ListedRecord>["noun"]): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
