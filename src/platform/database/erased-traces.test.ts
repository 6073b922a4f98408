import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, test } from "vitest";
import { transaction } from "#platform/database/database.server.ts";
import { removeErasedTraces } from "#platform/database/erased-traces.server.ts";
import { type OpenDatabase, openFile } from "#platform/database/open.server.ts";

const directory = mkdtempSync(join(tmpdir(), "erased-traces-"));
let database: OpenDatabase;

beforeAll(async () => {
	database = openFile(join(directory, "school.db"));
	await sql`create virtual table rows_words using fts5 (words, content = '', detail = none, columnsize = 0)`.execute(
		database.db,
	);
});

afterAll(async () => {
	await database.close();
	rmSync(directory, { recursive: true });
});

let stored = 0;

/** Stores rows in one transaction, each with words that hardly any other has. */
const store = (rows: number) =>
	transaction(database.db, async (tx) => {
		for (const end = stored + rows; stored < end; stored++) {
			const words = Array.from(
				{ length: 20 },
				(_, at) => `word${(stored * 7919 + at * 104_729) % 999_983}`,
			);
			await sql`insert into rows_words (rowid, words) values (${stored + 1}, ${words.join(" ")})`.execute(
				tx,
			);
		}
	});

const writer = async () => {
	for (let n = 0; n < 3; n++) await store(1);
};

test("removing traces ends when many who write meanwhile finish the merge and take the numbers of its segments", async () => {
	await store(10_000);
	const removal = removeErasedTraces(database.db);
	// After 64 rows SQLite itself goes on with the merge.
	await Promise.all(Array.from({ length: 80 }, writer));
	await removal;
});
