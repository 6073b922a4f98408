import { sql } from "kysely";
import { foldForSearch } from "#api/search-folding.ts";
import type { Queries } from "#database/database.server.ts";
import type { PersonRecord, Twin } from "#people/contract.ts";
import { phoneColumnDigits, phoneDigits } from "#people/phone-digits.server.ts";

/** More people with one name are a common name. */
const MAX_TWINS = 5;
const strength = ["email", "phone", "name"] as const;

/**
 * Lists people who may be the same: with the same email address, phone or name, the strongest likeness
 * first; without those whom the office knows to be different.
 */
export async function twinsOf(
	db: Queries,
	personId: number,
	records: readonly Pick<PersonRecord, "name" | "email" | "phone">[],
): Promise<Twin[]> {
	const { rows } = await sql<Omit<Twin, "records"> & { createdAt: string }>`
		select "personId" as id, name, email, phone, same from (${sql.join(
			[
				...unique(records.map(({ email }) => email.toLowerCase())).map(byEmail),
				...unique(records.flatMap(({ phone }) => phoneDigits(phone) ?? [])).map(byPhone),
				...unique(records.map(({ name }) => foldForSearch(name))).map(byName),
			],
			sql` union all `,
		)}) as alike
		where "personId" is not null and "personId" <> ${personId} and not exists (
			select 1 from different_people where
				("personId" = ${personId} and "otherId" = alike."personId")
				or ("otherId" = ${personId} and "personId" = alike."personId"))
		order by "createdAt" desc`.execute(db);
	const strongest = new Map<number, Omit<Twin, "records">>();
	for (const same of strength) {
		for (const { id, name, email, phone } of rows.filter((row) => row.same === same)) {
			if (!strongest.has(id)) strongest.set(id, { id, name, email, phone, same });
		}
	}
	const shown = [...strongest.values()].slice(0, MAX_TWINS);
	return Promise.all(shown.map(async (twin) => ({ ...twin, records: await count(db, twin.id) })));
}

const unique = (values: string[]) => [...new Set(values)];

const columns = {
	registrations: sql`"personId", "fullName" as name, email, phone, "createdAt"`,
	contacts: sql`"personId", name, email, phone, "createdAt"`,
};
const tables = ["registrations", "contacts"] as const;

function alike(same: Twin["same"], condition: ReturnType<typeof sql>) {
	return sql.join(
		tables.map(
			(table) => sql`
				select ${columns[table]}, ${sql.lit(same)} as same from ${sql.table(table)}
				where archived in (false, true) and ${condition}`,
		),
		sql` union all `,
	);
}

const byEmail = (email: string) => alike("email", sql`lower(coalesce(email, '')) = ${email}`);
const byPhone = (digits: string) => alike("phone", sql`${phoneColumnDigits} = ${digits}`);
// The search text begins with the folded name, and a tab ends it.
const byName = (name: string) =>
	alike("name", sql`"searchText" >= ${`${name}\t`} and "searchText" < ${`${name}\n`}`);

async function count(db: Queries, personId: number): Promise<number> {
	const { rows } = await sql<{ n: number }>`
		select (select count(*) from registrations where "personId" = ${personId})
			+ (select count(*) from contacts where "personId" = ${personId}) as n`.execute(db);
	return Number(rows[0]?.n ?? 0);
}
