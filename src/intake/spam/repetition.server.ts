import { type RawBuilder, sql } from "kysely";
import type { Repetition } from "#intake/spam/spam-score.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Newest records that are compared, so that a flood makes no submission slow. */
const MAX_TEXTS = 200;
/** Characters by which an index finds texts that begin alike. */
const BEGINNING = 40;
const MAX_BY_PERSON = 12;

/** Who submitted, and the text that they typed themselves, if any. */
export interface Repeated {
	email: string;
	phone: string | null;
	message: string | null;
}

/** Counts the newest records of the last day with the same text, or the same email or phone. */
export async function countRepetitions(
	db: Queries,
	clock: Clock,
	table: SubmittedTable,
	{ email, phone, message }: Repeated,
): Promise<Repetition> {
	const since = instantFrom(clock, -DAY);
	const rows = sql.table(table);
	// Each subquery reads an index from its newest end.
	const beginning = (text: RawBuilder<unknown>) => sql`substr(${text}, 1, ${sql.lit(BEGINNING)})`;
	const phoneKey = table === "contacts" ? sql`lower(coalesce(phone, ''))` : sql`phone`;
	const phoneValue = table === "contacts" ? sql`lower(${phone ?? ""})` : sql`${phone}`;
	const found = await sql<Record<"texts" | "emails" | "phones", number>>`
		select
			(select count(*) from (
				select message from ${rows} where archived = ${false}
					and ${beginning(sql`message`)} = ${beginning(sql`cast(${message} as text)`)}
					and "createdAt" >= ${since}
				order by "createdAt" desc limit ${sql.lit(MAX_TEXTS)}
			) as newest where message = ${message}) as texts,
			(select count(*) from (
				select "createdAt" from ${rows}
				where archived = ${false} and lower(coalesce(email, '')) = lower(${email})
				order by id desc limit ${sql.lit(MAX_BY_PERSON)}
			) as newest where "createdAt" >= ${since}) as emails,
			(select count(*) from (
				select "createdAt" from ${rows} where archived = ${false} and ${phoneKey} = ${phoneValue}
				order by id desc limit ${sql.lit(MAX_BY_PERSON)}
			) as newest where "createdAt" >= ${since}) as phones`.execute(db);
	const { texts, emails, phones } = found.rows[0] ?? { texts: 0, emails: 0, phones: 0 };
	return { sameText: texts, samePerson: Math.max(emails, phone ? phones : 0) };
}
