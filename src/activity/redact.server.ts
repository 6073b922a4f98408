import { searchTextOf } from "#activity/record.server.ts";
import type { Queries } from "#database/database.server.ts";

/** What may stay in the log of a record whose person is forgotten. */
const keptFields = new Set(["status", "isRead", "archived", "courseId", "courseTitle"]);

/**
 * Takes the person out of what was written down about a record that is erased: what was done stays,
 * with the record's reference for a name and without what was typed about the person.
 */
export async function redactPerson(
	tx: Queries,
	record: { kind: string; recordId: number; reference: string },
): Promise<void> {
	const { kind, recordId, reference } = record;
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "username", "action", "address", "before", "after"])
		.where("kind", "=", kind)
		.where("recordId", "=", String(recordId))
		.execute();
	for (const { before, after, ...line } of entries) {
		await tx
			.updateTable("activity")
			.set({
				label: reference,
				before: withoutPerson(before),
				after: withoutPerson(after),
				searchText: searchTextOf({ ...line, kind, label: reference }),
			})
			.where("id", "=", line.id)
			.execute();
	}
}

function withoutPerson(fields: string | null): string | null {
	if (fields === null) return null;
	const kept = Object.entries(JSON.parse(fields)).filter(([name]) => keptFields.has(name));
	return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}
