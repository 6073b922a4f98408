import { sql } from "kysely";
import type { PersonRecord } from "#intake/people/contract.ts";
import { withdrawnAt } from "#intake/people/withdrawn.server.ts";
import type { Instant } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";

interface StoredRecord extends Omit<PersonRecord, "isNew"> {
	personId: number;
	language: Language;
	/** When the office confirmed its details; null unless they are confirmed. */
	confirmedAt: Instant | null;
}

/** Reads the registrations and messages of people, newest first, those in the archive included. */
export async function recordsOf(
	db: Queries,
	personIds: readonly number[],
): Promise<StoredRecord[]> {
	const ids = sql.join([0, ...personIds]);
	const { rows } = await sql<StoredRecord>`
		select 'registration' as kind, id, reference, "fullName" as name, email, phone, "personId", language,
			"courseTitle" as about, message, "createdAt", archived, "isSpam", "detailsState", "confirmedAt", status as state, version, stage, source,
			${withdrawnAt} as "withdrawnAt", null as "conversationId"
		from registrations where "personId" in (${ids})
		union all
		select 'contact' as kind, id, reference, name, email, phone, "personId", language,
			subject as about, message, "createdAt", archived, "isSpam", "detailsState", "confirmedAt", "answerState" as state, version, null as stage, null as source,
			null as "withdrawnAt", (select "conversationId" from chat_callbacks where "contactId" = contacts.id) as "conversationId"
		from contacts where "personId" in (${ids})
		order by "createdAt" desc, kind, id desc`.execute(db);
	// In a union SQLite no longer knows which columns are boolean.
	return rows.map((row) => ({
		...row,
		archived: Boolean(row.archived),
		isSpam: Boolean(row.isSpam),
	}));
}
