import { SqliteAdapter, sql } from "kysely";
import type { Database } from "#database/database.server.ts";
import { emptyWriteAheadLog } from "#database/write-ahead-log.server.ts";

/** Pages of an index that are merged at a time, in some ten milliseconds: everybody waits with us. */
const PAGES = 64;
/** A row that no record has. */
const NO_ROW = -1;

/**
 * Removes what SQLite's files still hold of deleted rows: words that divide the pages of a full-text index, and old
 * pages in the write-ahead log. Does nothing on PostgreSQL.
 * Must not run inside a transaction.
 * @throws when the file cannot be written
 */
export async function removeErasedTraces(db: Database): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
	for (const { name, column } of await fullTextIndexes(db)) await rewriteIndex(db, name, column);
	await emptyWriteAheadLog(db);
}

async function fullTextIndexes(db: Database): Promise<{ name: string; column: string }[]> {
	const { rows } = await sql<{ name: string; column: string }>`
		select m.name, c.name as "column" from sqlite_master m join pragma_table_info(m.name) c
		where m.sql like 'create virtual table % using fts5%' and c.cid = 0`.execute(db);
	return rows;
}

/**
 * Merges an index into one new segment. A segment keeps the words at its page boundaries after their rows are gone
 * (https://sqlite.org/fts5.html#the_secure_delete_configuration_option), and a single one is never merged alone.
 */
async function rewriteIndex(db: Database, name: string, column: string): Promise<void> {
	const [index, words] = [sql.table(name), sql.ref(column)];
	await sql`insert into ${index} (rowid, ${words}) values (${NO_ROW}, 'x')`.execute(db);
	// A negative number begins to merge all segments into one, a positive one goes on.
	for (let pages = -PAGES; await mergeSome(db, name, pages); pages = PAGES);
	await sql`insert into ${index} (${index}, rowid, ${words}) values ('delete', ${NO_ROW}, 'x')`.execute(
		db,
	);
}

/** @returns whether there is more to merge: then more than the statement's own row has changed */
async function mergeSome(db: Database, name: string, pages: number): Promise<boolean> {
	const changes = async () =>
		(await sql<{ n: number }>`select total_changes() as n`.execute(db)).rows[0]?.n ?? 0;
	const before = await changes();
	const index = sql.table(name);
	await sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`.execute(db);
	return (await changes()) - before >= 2;
}
