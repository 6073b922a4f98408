import type { Stage } from "./stage.ts";

/** A registration or a message as the lists have it. */
export interface ListedRecord {
	reference: string;
	personId: number | null;
}

/** Compares the records of everybody with the lists, after people were merged and split. @returns what does not agree */
export async function strays(stage: Stage, listed: readonly ListedRecord[]): Promise<string[]> {
	const faults: string[] = [];
	for (const [personId, records] of Map.groupBy(listed, (record) => record.personId)) {
		const { status, text } = await stage.try("GET", `/api/admin/people/${personId}`);
		const shown = status === 200 ? referencesOf(JSON.parse(text).records) : `status ${status}`;
		const expected = referencesOf(records);
		if (shown !== expected)
			faults.push(`person ${personId} has ${expected} in the lists, and shows ${shown}`);
	}
	return faults.slice(0, 20);
}

const referencesOf = (records: readonly { reference: string }[]) =>
	records
		.map(({ reference }) => reference)
		.sort()
		.join(", ");
