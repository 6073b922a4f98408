import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { foldForSearch } from "#api/search-folding.ts";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

const AT_ONCE = 500;

interface Line {
	id: number;
	/** What it is found by now. */
	stands: string;
	/** What it shall be found by, as it is written. */
	said: string;
}

/**
 * Letters such as `ł` and `ø` are found by what people type for them, in rows that were there before
 * too; and the activity log is searched like every other list.
 */
export function searching({ text }: ColumnTypes): Migration {
	return {
		async up(db: Kysely<unknown>) {
			for (const table of ["registrations", "contacts", "chat_answers"]) {
				await rewrite(db, table, sql.ref("searchText"));
			}
			await db.schema
				.alterTable("activity")
				.addColumn("searchText", text, (c) => c.notNull().defaultTo(""))
				.execute();
			await rewrite(
				db,
				"activity",
				sql`label || ' ' || username || ' ' || action || ' ' || kind || ' ' || address`,
			);
		},
	};
}

/** Folds what each row is found by, a few hundred rows at a time. */
async function rewrite(
	db: Kysely<unknown>,
	table: string,
	source: RawBuilder<unknown>,
): Promise<void> {
	for (let last = 0; ; ) {
		const { rows } = await sql<Line>`
			select id, "searchText" as stands, ${source} as said from ${sql.table(table)}
			where id > ${last} order by id limit ${AT_ONCE}`.execute(db);
		const changed = rows.flatMap(({ id, stands, said }) => {
			// Its parts are separated by tabs, which stay.
			const folded = said.split("\t").map(foldForSearch).join("\t");
			return folded === stands ? [] : [sql`(cast(${id} as integer), ${folded})`];
		});
		if (changed.length > 0) {
			await sql`update ${sql.table(table)} set "searchText" = folded.column2
				from (values ${sql.join(changed)}) as folded
				where ${sql.ref(`${table}.id`)} = folded.column1`.execute(db);
		}
		const end = rows.at(-1);
		if (!end) return;
		last = end.id;
	}
}
