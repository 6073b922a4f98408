import { type RawBuilder, sql } from "kysely";
import { fits } from "#intake/people/names.ts";
import { phoneColumnDigits, phoneDigits } from "#intake/people/phone-digits.server.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** How to reach somebody, by what they entered. */
export interface Submitter {
	name: string;
	email: string;
	phone: string | null;
}

/**
 * Returns the person of a new record: whoever has the same email address, or the same phone and a name
 * that fits; otherwise a new person. A shared phone alone is a family as often as a second address, so
 * it is offered as a duplicate and never linked.
 */
export async function personOf(tx: Queries, clock: Clock, submitter: Submitter): Promise<number> {
	const known = await knownPersonOf(tx, submitter);
	return known !== undefined && (await keep(tx, known)) ? known : createPerson(tx, clock);
}

/** Returns the person to whom a new record would belong; undefined if nobody is known. */
export async function knownPersonOf(db: Queries, submitter: Submitter) {
	return (await byEmail(db, submitter)) ?? (await byPhoneAndName(db, submitter));
}

/** Keeps a person from being merged or erased until the transaction ends. @returns whether they still exist */
async function keep(tx: Queries, id: number): Promise<boolean> {
	const found = await tx
		.selectFrom("people")
		.select("id")
		.where("id", "=", id)
		.forKeyShare()
		.executeTakeFirst();
	return found !== undefined;
}

/** Stores a person who has no records yet. */
export async function createPerson(tx: Queries, clock: Clock): Promise<number> {
	const { id } = await tx
		.insertInto("people")
		.values({ createdAt: instantFrom(clock) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Records with one address or phone that are compared, the oldest: more are no family, and anyone may send them. */
const MAX_SHARING = 50;

/** Of several people with one address it is whose name fits, or who used it first: the last one may be a stranger. */
async function byEmail(tx: Queries, { name, email }: Submitter): Promise<number | undefined> {
	const rows = await sharing(
		tx,
		sql`archived in (false, true) and lower(coalesce(email, '')) = lower(${email})`,
	);
	const found = rows.find((row) => !row.isSpam && fits(row.name, name)) ?? rows[0];
	return found?.personId;
}

async function byPhoneAndName(tx: Queries, { name, phone }: Submitter) {
	const digits = phoneDigits(phone);
	if (digits === null) return undefined;
	const rows = await sharing(tx, sql`${phoneColumnDigits} = ${digits}`);
	return rows.find((row) => fits(row.name, name))?.personId;
}

/** Lists records that meet a condition: the oldest first, and suspected spam last. */
async function sharing(tx: Queries, condition: RawBuilder<unknown>) {
	const { rows } = await sql<{ personId: number; name: string; isSpam: boolean }>`
		select "personId", name, "isSpam" from (
			select * from (
				select "personId", "fullName" as name, "isSpam", "createdAt" from registrations
				where ${condition} order by id limit ${sql.lit(MAX_SHARING)}
			) as registered
			union all
			select * from (
				select "personId", name, "isSpam", "createdAt" from contacts
				where ${condition} order by id limit ${sql.lit(MAX_SHARING)}
			) as written
		) as same where "personId" is not null order by "isSpam", "createdAt", "personId"`.execute(tx);
	return rows;
}
