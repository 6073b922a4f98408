import type { ListedRecord, RecordList } from "#record-list/record-list.ts";

/** `registrations` at the beginning of a sentence: `Registrations`. */
export const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** `1 registration`, `3,418 registrations`. */
export function countOf(count: number, [one, several]: RecordList<ListedRecord>["noun"]): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
}
