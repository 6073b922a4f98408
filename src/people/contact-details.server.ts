import { sql } from "kysely";
import type { Queries } from "#database/database.server.ts";

/** How to reach a person, by the newest record. */
export interface ContactDetails {
	name: string;
	email: string;
	/** The newest phone of all records. */
	phone: string | null;
	language: "en" | "es";
}

/** Reads how to reach people, by their ids. */
export async function contactDetailsOf(
	db: Queries,
	personIds: readonly number[],
): Promise<Map<number, ContactDetails>> {
	if (personIds.length === 0) return new Map();
	const ids = sql.join(personIds);
	const { rows } = await sql<ContactDetails & { personId: number }>`
		select "personId", "fullName" as name, email, phone, language, "createdAt"
		from registrations where "personId" in (${ids})
		union all
		select "personId", name, email, phone, language, "createdAt"
		from contacts where "personId" in (${ids})
		order by "createdAt" desc`.execute(db);
	const details = new Map<number, ContactDetails>();
	for (const { personId, name, email, phone, language } of rows) {
		const newest = details.get(personId);
		if (!newest) details.set(personId, { name, email, phone, language });
		else newest.phone ??= phone;
	}
	return details;
}
