import type { RecordId } from "#intake/people/contract.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import type { Submitter } from "#intake/people/link.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";

/** How to reach a person. */
export interface ContactDetails extends Submitter {
	language: Language;
	/** Whether a record came later, says something else, and nobody has confirmed it. */
	isNew: (record: RecordId) => boolean;
}

/** Reads how to reach people, by their ids. */
export async function contactDetailsOf(
	db: Queries,
	personIds: readonly number[],
): Promise<Map<number, ContactDetails>> {
	const sent = await recordsOf(db, personIds);
	const details = new Map<number, ContactDetails>();
	for (const [personId, records] of Map.groupBy(sent, (one) => one.personId)) {
		const known = knownDetails(records);
		if (!known) continue;
		const { name, email, phone, from, newer } = known;
		const isNew = ({ kind, id }: RecordId) =>
			[...newer].some((record) => record.kind === kind && record.id === id);
		details.set(personId, { name, email, phone, language: from.language, isNew });
	}
	return details;
}
