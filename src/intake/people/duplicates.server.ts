import { type RawBuilder, sql } from "kysely";
import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type * as contract from "#intake/people/contract.ts";
import type { Duplicate, FoundDuplicates, PersonRecord } from "#intake/people/contract.ts";
import { knownPersonOf } from "#intake/people/link.server.ts";
import { phoneColumnDigits, phoneDigits } from "#intake/people/phone-digits.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** More people with one name are a common name. */
const MAX_DUPLICATES = 5;
/** Values of one kind that are compared, the newest ones: more come from nobody who wants an answer. */
const MAX_VALUES = 100;
const strength = ["email", "phone", "name"] as const;

/**
 * Lists people who may be the same: with the same email address, phone or name, the strongest likeness
 * first; without those whom the office dismissed.
 */
export async function duplicatesOf(
	db: Queries,
	personId: number,
	records: readonly Pick<PersonRecord, "name" | "email" | "phone">[],
): Promise<Duplicate[]> {
	const { rows } = await sql<Pick<Duplicate, "id" | "same">>`
		select "personId" as id, same from (${sql.join(likenesses(records), unionAll)}) as alike
		where "personId" is not null and "personId" <> ${personId} and not exists (
			select 1 from dismissed_duplicates where
				("personId" = ${personId} and "otherId" = alike."personId")
				or ("otherId" = ${personId} and "personId" = alike."personId"))
		order by "createdAt" desc`.execute(db);
	const strongest = new Map<number, Duplicate["same"]>();
	for (const same of strength) {
		for (const { id } of rows.filter((row) => row.same === same)) {
			if (!strongest.has(id)) strongest.set(id, same);
		}
	}
	const shown = [...strongest].slice(0, MAX_DUPLICATES);
	const ids = shown.map(([id]) => id);
	const details = await contactDetailsOf(db, ids);
	return shown.flatMap(([id, same]) => {
		const person = details.get(id);
		if (!person) return [];
		const { name, email, phone, counts } = person;
		return { id, name, email, phone, records: counts.registrations + counts.contacts, same };
	});
}

const unionAll = sql` union all `;

/** Selects records that are alike: for 300 values as for one, because SQLite takes at most 500 parts of a union. */
function likenesses(records: readonly Pick<PersonRecord, "name" | "email" | "phone">[]) {
	const emails = distinct(records.map(({ email }) => email.toLowerCase()));
	const phones = distinct(records.flatMap(({ phone }) => phoneDigits(phone) ?? []));
	const names = distinct(records.map(({ name }) => foldForSearch(name)));
	return [
		...alike("email", sql`lower(coalesce(email, '')) in (${sql.join(emails)})`),
		...(phones.length > 0
			? alike("phone", sql`${phoneColumnDigits} in (${sql.join(phones)})`)
			: []),
		// The search text begins with the folded name, and a tab ends it.
		...alike(
			"name",
			sql`"searchText" >= column1 and "searchText" < column2`,
			sql`(values ${sql.join(names.map((name) => sql`(${`${name}\t`}, ${`${name}\n`})`))}) as names cross join`,
		),
	];
}

const distinct = (values: string[]) => [...new Set(values)].slice(0, MAX_VALUES);

const alike = (same: Duplicate["same"], condition: RawBuilder<unknown>, joined = sql``) =>
	(["registrations", "contacts"] as const).map(
		(table) => sql`
			select "personId", ${sql.lit(same)} as same, "createdAt" from ${joined} ${sql.table(table)}
			where archived in (false, true) and ${condition}`,
	);

/** No person has this id: everyone who is alike is someone else. */
const NOBODY = 0;

/** Finds whom a registration may be about, before it is stored. Empty details are like nobody's. */
export async function findDuplicates(
	{ db }: Store<Queries>,
	{ body }: Call<typeof contract.findDuplicates>,
): Promise<FoundDuplicates> {
	const [name, email, phone] = [body.name.trim(), body.email.trim(), body.phone.trim()];
	return {
		linkedId: (await knownPersonOf(db, { name, email, phone })) ?? null,
		duplicates: await duplicatesOf(db, NOBODY, [{ name, email, phone }]),
	};
}
