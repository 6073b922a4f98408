import { sql } from "kysely";
import type { Engine, Queries } from "#platform/database/database.server.ts";

/** What is needed to read or write a table's rows without knowing the table. */
export interface TableShape {
	name: string;
	/** In the order of their names, which is the same on both engines. */
	columns: string[];
	/** The primary key; empty without one. */
	key: string[];
	/** Whether a row can hold a file. */
	hasBytes: boolean;
}

interface Column {
	table: string;
	column: string;
	type: string;
	/** Place in the primary key, from 1. */
	place: number | null;
}

/** Tables that describe the database itself. */
const internal = /^(sqlite_|kysely_)/;

/**
 * Describes every table with rows of the site, as the database has it: a table before those that refer to it, and the
 * content version last, because triggers raise it while other tables are filled.
 */
export async function tableShapes(db: Queries, engine: Engine): Promise<TableShape[]> {
	const { columnsSql, parentsSql } = engine === "sqlite" ? sqliteCatalog : postgresCatalog;
	const { rows: columns } = await columnsSql.execute(db);
	const { rows: references } = await parentsSql.execute(db);
	const shapes = [...Map.groupBy(columns, ({ table }) => table)]
		.filter(([table]) => !internal.test(table))
		.map(([table, described]) => shapeOf(table, described));
	return parentsFirst(shapes, references);
}

function shapeOf(name: string, columns: readonly Column[]): TableShape {
	return {
		name,
		columns: columns.map(({ column }) => column).sort(),
		key: columns
			.filter(({ place }) => place)
			.sort((a, b) => Number(a.place) - Number(b.place))
			.map(({ column }) => column),
		hasBytes: columns.some(({ type }) => /^(blob|bytea)$/i.test(type)),
	};
}

const rank = ({ name }: TableShape) => (name === "content_version" ? 1 : 0);

function parentsFirst(
	shapes: readonly TableShape[],
	references: readonly { table: string; parent: string }[],
): TableShape[] {
	const byName = new Map(shapes.map((shape) => [shape.name, shape]));
	const ordered = new Set<TableShape>();
	const add = (shape: TableShape) => {
		if (ordered.has(shape)) return;
		for (const { table, parent } of references) {
			const parentShape = byName.get(parent);
			if (table === shape.name && parentShape && parentShape !== shape) add(parentShape);
		}
		ordered.add(shape);
	};
	for (const shape of shapes.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))) {
		add(shape);
	}
	return [...ordered];
}

const sqliteCatalog = {
	// Search indexes are virtual and shadow tables: they follow the tables that they index.
	columnsSql: sql<Column>`
		select m.name as "table", c.name as "column", c.type as type, c.pk as place
		from pragma_table_list m join pragma_table_info(m.name) c
		where m.schema = 'main' and m.type = 'table'`,
	parentsSql: sql<{ table: string; parent: string }>`
		select m.name as "table", f."table" as parent
		from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
};

const postgresCatalog = {
	// Tables of an extension, such as those of PostGIS, come with it; search indexes follow the tables that they index.
	columnsSql: sql<Column>`
		select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, (
			select k.place from pg_index i, unnest(i.indkey) with ordinality as k (attnum, place)
			where i.indrelid = c.oid and i.indisprimary and k.attnum = a.attnum
		) as place
		from pg_class c
		join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relkind = 'r'
			and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
			and not exists (
				select 1 from pg_attribute v where v.attrelid = c.oid and v.atttypid = 'tsvector'::regtype
			)`,
	parentsSql: sql<{ table: string; parent: string }>`
		select c.relname as "table", p.relname as parent
		from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
		join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
		where f.contype = 'f'`,
};
