import { sql } from "kysely";
import type { RecordId } from "#intake/people/contract.ts";
import { knownDetails, type SentDetails } from "#intake/people/known-details.server.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** How to reach a person. */
export interface ContactDetails {
	name: string;
	email: string;
	phone: string | null;
	language: "en" | "es";
	/** Whether a record came later, says something else, and nobody has confirmed it. */
	isNew: (record: RecordId) => boolean;
}

type Row = SentDetails & RecordId & { personId: number; language: "en" | "es" };

/** Reads how to reach people, by their ids. */
export async function contactDetailsOf(
	db: Queries,
	personIds: readonly number[],
): Promise<Map<number, ContactDetails>> {
	if (personIds.length === 0) return new Map();
	const ids = sql.join(personIds);
	const { rows } = await sql<Row>`
		select 'registration' as kind, id, "personId", "fullName" as name, email, phone, language, "createdAt",
			"isSpam", "detailsState"
		from registrations where "personId" in (${ids})
		union all
		select 'contact' as kind, id, "personId", name, email, phone, language, "createdAt", "isSpam", "detailsState"
		from contacts where "personId" in (${ids})
		order by "createdAt" desc, kind, id desc`.execute(db);
	const details = new Map<number, ContactDetails>();
	for (const [personId, records] of Map.groupBy(rows, (row) => row.personId)) {
		const known = knownDetails(records);
		if (!known) continue;
		const { name, email, phone, from, newer } = known;
		const isNew = ({ kind, id }: RecordId) =>
			[...newer].some((record) => record.kind === kind && record.id === id);
		details.set(personId, { name, email, phone, language: from.language, isNew });
	}
	return details;
}
