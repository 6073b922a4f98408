import { sql } from "kysely";
import type { Engine, Queries } from "#platform/database/database.server.ts";

/** The last id that each table gave, by name; 0 if it gave none. A deleted record's id is not given again. */
type LastIds = Record<string, number>;

interface LastId {
	table: string;
	last: number;
}

/** Reads the last id that each table gave. */
export async function lastIds(db: Queries, engine: Engine): Promise<LastIds> {
	const { rows } = await (engine === "sqlite"
		? sql<LastId>`
			select m.name as "table", coalesce(s.seq, 0) as last
			from sqlite_master m left join sqlite_sequence s on s.name = m.name
			where m.type = 'table' and m.sql like '%autoincrement%'`
		: sql<LastId>`
			select c.relname as "table",
				coalesce(pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass), 0) as last
			from pg_class c
			join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
			join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.attidentity <> ''
			where c.relkind = 'r'`
	).execute(db);
	return Object.fromEntries(rows.map(({ table, last }) => [table, last]));
}

/** Keeps each table from giving an id again that it gave in another database. */
export async function skipIds(db: Queries, engine: Engine, given: LastIds): Promise<void> {
	for (const [table, last] of Object.entries(await lastIds(db, engine))) {
		const other = given[table];
		if (other !== undefined && other > last) await setLastId(db, engine, table, other);
	}
}

/** Sets the last id of a table, so that its next record gets a later one: after this id and after those that are there. */
export async function setLastId(
	db: Queries,
	engine: Engine,
	table: string,
	last: number,
): Promise<void> {
	const { rows } = await sql<{
		highest: number;
	}>`select coalesce(max(id), 0) as highest from ${sql.id(table)}`.execute(db);
	const id = Math.max(last, Number(rows[0]?.highest));
	if (engine === "postgres") {
		await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'id'),
			greatest(${id}::bigint, 1), ${id}::bigint > 0)`.execute(db);
		return;
	}
	await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
	await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
}
