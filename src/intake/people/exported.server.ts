import { type RawBuilder, sql } from "kysely";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

/** Columns that only the CSV export of submitted records has, by their headings. */
export const exportedOf = (table: SubmittedTable): Record<string, RawBuilder<unknown>> => ({
	"Suspected spam": sql.ref(`${table}.isSpam`),
	Owner: sql`(select username from people join users on users.id = people."ownerId"
		where people.id = ${sql.ref(`${table}.personId`)})`,
	Language: sql.ref(`${table}.language`),
});
