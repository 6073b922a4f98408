import { type RawBuilder, sql } from "kysely";
import type { Failure } from "#api/failure.ts";
import type { Queries } from "#database/database.server.ts";
import { notFound } from "#record-list/list.server.ts";
import { type RelatedRecord, registrationList } from "#registrations/contract.ts";

/** Newest records of the same person that are shown. */
const MAX_RELATED = 20;
/** Fewer digits do not identify a phone. */
const MIN_DIGITS = 7;

// Exactly the indexed expression: another one would read every row. No American area code begins
// with 1, so only the country code goes.
const digits = sql.raw(
	"ltrim(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '1')",
);

/** What identifies a person. */
export interface PersonKeys {
	registrationId: number;
	email: string;
	digits: string;
}

/**
 * Lists other registrations and messages with the same email address or phone, newest first,
 * those in the archive included.
 */
export async function relatedRecords(
	db: Queries,
	registrationId: number,
): Promise<RelatedRecord[] | Failure> {
	const found = await sql<Omit<PersonKeys, "registrationId">>`
		select email, ${digits} as digits from registrations where id = ${registrationId}`.execute(db);
	const [person] = found.rows;
	if (!person) return notFound(registrationList);
	const { rows } = await relatedQuery({ registrationId, ...person }).execute(db);
	return rows;
}

/** Returns the query of {@link relatedRecords}. */
export function relatedQuery({ registrationId, ...person }: PersonKeys): RawBuilder<RelatedRecord> {
	return sql<RelatedRecord>`
		select 'registration' as kind, id, reference, "courseTitle" as about, "createdAt"
		from registrations where id in (${idsOf("registrations", person)}) and id <> ${registrationId}
		union all
		select 'contact' as kind, id, reference, subject as about, "createdAt"
		from contacts where id in (${idsOf("contacts", person)})
		order by "createdAt" desc, kind, id desc limit ${MAX_RELATED}`;
}

function idsOf(
	table: "registrations" | "contacts",
	person: Omit<PersonKeys, "registrationId">,
): RawBuilder<unknown> {
	const byEmail = sql`select id from ${sql.table(table)}
		where archived in (false, true) and lower(coalesce(email, '')) = lower(${person.email})`;
	if (person.digits.replace(/\D/g, "").length < MIN_DIGITS) return byEmail;
	return sql`${byEmail} union select id from ${sql.table(table)} where ${digits} = ${person.digits}`;
}
