import { setTimeout as delay } from "node:timers/promises";
import { SqliteAdapter, sql } from "kysely";
import { outsideDeadline } from "#platform/api/deadline.server.ts";
import { coalesced } from "#platform/database/coalesced.ts";
import {
	type Database,
	type Queries,
	type Tx,
	transaction,
} from "#platform/database/database.server.ts";
import { emptyWriteAheadLog } from "#platform/database/write-ahead-log.server.ts";

/** How long one transaction rewrites, in milliseconds: others wait for it. */
const SLICE_MS = 20;
/** Pages of an index that are merged at a time, in some milliseconds. */
const PAGES = 16;
/** A row that no record has. */
const NO_ROW = -1;

/** How long somebody who erases waits for it: below the 4.5 s that a call has for the database. */
const PATIENCE_MS = 2000;

const removals = new WeakMap<Database, () => Promise<void>>();

/**
 * Removes what SQLite's files still hold of rows that were deleted before the call: words that divide the pages of a full-text
 * index, and old pages in the write-ahead log. One removal runs at a time, in steps between which others use the database.
 * Does nothing on PostgreSQL.
 * Must not run inside a transaction.
 * @throws when the file cannot be written
 */
export async function removeErasedTraces(db: Database): Promise<void> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
	const removal = removals.get(db) ?? coalesced(() => outsideDeadline(() => removeTraces(db)));
	removals.set(db, removal);
	await removal();
}

/**
 * Removes traces like {@link removeErasedTraces} after an erasure, which is done without it: what takes long is finished in the
 * background, and what fails is retried by the hourly cleanup.
 */
export async function removeTracesOfErasure(db: Database): Promise<void> {
	await Promise.race([
		removeErasedTraces(db).catch(() => {}),
		delay(PATIENCE_MS, undefined, { ref: false }),
	]);
}

async function removeTraces(db: Database): Promise<void> {
	const rewritings = (await fullTextIndexes(db)).map(rewriting);
	while (rewritings.length > 0) {
		await transaction(db, async (tx) => {
			const end = performance.now() + SLICE_MS;
			for (let [goOn] = rewritings; goOn && performance.now() < end; [goOn] = rewritings) {
				if (await goOn(tx)) rewritings.shift();
			}
		});
	}
	await emptyWriteAheadLog(db);
}

interface Index {
	name: string;
	column: string;
}

async function fullTextIndexes(db: Database): Promise<Index[]> {
	const { rows } = await sql<Index>`
		select m.name, c.name as "column" from sqlite_master m join pragma_table_info(m.name) c
		where m.sql like 'create virtual table % using fts5%' and c.cid = 0`.execute(db);
	return rows;
}

/**
 * Returns a function that merges some more of an index, until all segments are merged into a new one. A segment keeps the words
 * at its page boundaries after their rows are gone (https://sqlite.org/fts5.html#the_secure_delete_configuration_option).
 * The function returns whether that is done: no old segment is left, or there is nothing to merge.
 */
function rewriting({ name, column }: Index): (tx: Tx) => Promise<boolean> {
	const [index, words] = [sql.table(name), sql.ref(column)];
	let old: Set<number> | undefined;
	return async (tx) => {
		// A negative number begins to merge all segments into one, a positive one goes on.
		const pages = old ? PAGES : -PAGES;
		if (!old) {
			old = await segmentsOf(tx, name);
			// A single segment is never merged alone.
			await sql`insert into ${index} (rowid, ${words}) values (${NO_ROW}, 'x')`.execute(tx);
			// By default, what others store meanwhile can keep a merge of two segments from going on.
			await sql`insert into ${index} (${index}, rank) values ('usermerge', 2)`.execute(tx);
		}
		const before = await changesOf(tx);
		await sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`.execute(tx);
		const hasMerged = (await changesOf(tx)) - before > 1;
		old = old.intersection(await segmentsOf(tx, name));
		// What others store can finish a merge too, and give the number of a segment that is gone to a new one.
		if (hasMerged && old.size > 0) return false;
		await sql`insert into ${index} (${index}, rowid, ${words}) values ('delete', ${NO_ROW}, 'x')`.execute(
			tx,
		);
		return true;
	};
}

/** Returns how many rows this connection has changed. A merge that does nothing changes one: https://sqlite.org/fts5.html#the_merge_command */
async function changesOf(db: Queries): Promise<number> {
	const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
	return rows[0]?.changes ?? 0;
}

/** Returns the numbers of an index's segments. */
async function segmentsOf(db: Queries, name: string): Promise<Set<number>> {
	const { rows } = await sql<{ segid: number }>`
		select distinct segid from ${sql.table(`${name}_idx`)}`.execute(db);
	return new Set(rows.map(({ segid }) => segid));
}
