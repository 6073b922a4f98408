import { sql } from "kysely";
import type { Repetition } from "#intake/spam/spam-score.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Who submitted, and the text that they typed themselves, if any. */
export interface Repeated {
	email: string;
	phone: string | null;
	message: string | null;
}

/** Counts the records of the last day with the same text, or the same email or phone. */
export async function countRepetitions(
	db: Queries,
	clock: Clock,
	table: SubmittedTable,
	{ email, phone, message }: Repeated,
): Promise<Repetition> {
	const found = await sql<Record<"texts" | "emails" | "phones", number>>`
		select
			count(*) filter (where message = ${message}) as texts,
			count(*) filter (where lower(email) = lower(${email})) as emails,
			count(*) filter (where lower(phone) = lower(${phone})) as phones
		from ${sql.table(table)}
		where archived = ${false} and "createdAt" >= ${instantFrom(clock, -DAY)}`.execute(db);
	const { texts, emails, phones } = found.rows[0] ?? { texts: 0, emails: 0, phones: 0 };
	return { sameText: texts, samePerson: Math.max(emails, phones) };
}
