import { sql } from "kysely";
import { foldForSearch } from "#api/search-folding.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { phoneColumnDigits, phoneDigits } from "#people/phone-digits.server.ts";

/** What somebody entered about themselves. */
export interface Submitter {
	name: string;
	email: string;
	phone: string | null;
}

/**
 * Returns the person of a new record: whoever has the same email address, or the same phone and a name
 * that fits; otherwise a new person. A shared phone alone is a family as often as a second address, so
 * it is offered as a likeness and never linked.
 */
export async function personOf(tx: Queries, clock: Clock, submitter: Submitter): Promise<number> {
	const known = await knownPersonOf(tx, submitter);
	return known !== undefined && (await keep(tx, known)) ? known : createPerson(tx, clock);
}

/** Returns the person to whom a new record would belong; undefined if nobody is known. */
export async function knownPersonOf(
	db: Queries,
	submitter: Submitter,
): Promise<number | undefined> {
	return (await byEmail(db, submitter)) ?? (await byPhoneAndName(db, submitter));
}

/** Keeps a person from being joined or erased until the transaction ends. @returns whether they still exist */
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

async function byEmail(tx: Queries, { email }: Submitter): Promise<number | undefined> {
	const { rows } = await sql<{ personId: number }>`
		select "personId" from (
			select "personId", "createdAt" from registrations
				where archived in (false, true) and lower(coalesce(email, '')) = lower(${email})
			union all
			select "personId", "createdAt" from contacts
				where archived in (false, true) and lower(coalesce(email, '')) = lower(${email})
		) as same where "personId" is not null order by "createdAt" desc, "personId" limit 1`.execute(
		tx,
	);
	return rows[0]?.personId;
}

/** Records with one phone whose names are compared: more are no family, and anyone may send them. */
const MAX_SHARING = 50;

async function byPhoneAndName(
	tx: Queries,
	{ name, phone }: Submitter,
): Promise<number | undefined> {
	const digits = phoneDigits(phone);
	if (digits === null) return undefined;
	const { rows } = await sql<{ personId: number; name: string }>`
		select "personId", name from (
			select * from (
				select "personId", "fullName" as name, "createdAt" from registrations
				where ${phoneColumnDigits} = ${digits} limit ${sql.lit(MAX_SHARING)}
			) as registered
			union all
			select * from (
				select "personId", name, "createdAt" from contacts
				where ${phoneColumnDigits} = ${digits} limit ${sql.lit(MAX_SHARING)}
			) as written
		) as same where "personId" is not null order by "createdAt" desc, "personId"`.execute(tx);
	return rows.find((row) => fits(row.name, name))?.personId;
}

/** Whether every word of one name is in the other: `Ana Lopez` and `Ana María Lopez`. */
export function fits(one: string, other: string): boolean {
	const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
	return shorter !== undefined && shorter.length > 1
		? shorter.every((word) => longer?.includes(word))
		: shorter?.[0] === longer?.[0] && shorter?.length === longer?.length;
}

const wordsOf = (name: string) =>
	foldForSearch(name)
		.split(/[\s-]+/)
		.filter(Boolean);
