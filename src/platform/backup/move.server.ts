import { sql } from "kysely";
import { BackupError } from "#platform/backup/backup-error.server.ts";
import { RowDigest } from "#platform/backup/format.server.ts";
import { digestOf } from "#platform/backup/load.server.ts";
import type { Database } from "#platform/database/database.server.ts";
import { lockEmbedded } from "#platform/database/embedded.server.ts";
import { whileStopped } from "#platform/database/exclusive.server.ts";
import { lastIds, setLastId } from "#platform/database/last-ids.server.ts";
import { appliedMigrations, hasTable, migrate } from "#platform/database/migrate.server.ts";
import {
	asProblem,
	type DatabasePlace,
	databaseName,
	makeDatabase,
	type OpenDatabase,
	openForMaintenance,
	UNFINISHED_MOVE,
} from "#platform/database/open.server.ts";
import { checkPostgresVersion } from "#platform/database/postgres-version.server.ts";
import {
	deleteRows,
	insertRows,
	type Row,
	readRows,
} from "#platform/database/table-rows.server.ts";
import { type TableShape, tableShapes } from "#platform/database/table-shapes.server.ts";
import { formatCount } from "#platform/text/plural.ts";

/** Counters of one engine that are over in minutes. */
const omitted = ["limit_counts"];

/** A line of progress is said each time this many rows of a table were copied. */
const PROGRESS = 10_000;

/**
 * Copies everything from one database into another, empty one, and compares every row. An interrupted move continues
 * where it stopped when it is called again. The database that is moved from is only read.
 * @param say called with each line of progress
 * @returns how many rows were moved
 * @throws {BackupError} when the target is in use otherwise, or holds other rows in the end
 * @throws {StorageError} when the site runs on one of them
 */
export async function moveDatabase(
	from: DatabasePlace,
	to: DatabasePlace,
	say: (line: string) => void,
): Promise<number> {
	if (databaseName(from) === databaseName(to)) {
		throw new BackupError(`The site uses ${databaseName(to)} already.`);
	}
	return alone(from, openForMaintenance, (source) =>
		alone(to, makeDatabase, async (target) => {
			await prepareTarget(source, target, databaseName(from), say);
			const tables = await sharedTables(source, target);
			for (const shape of tables) await copyTable(source, target, shape, say);
			const ids = await lastIds(source.db, source.engine);
			for (const { name } of tables) {
				const last = ids[name];
				if (last !== undefined) await setLastId(target.db, target.engine, name, last);
			}
			const total = await compareAll(source, target, tables, say);
			await sql`drop table ${sql.id(UNFINISHED_MOVE)}`.execute(target.db);
			return total;
		}),
	);
}

/** Opens a database that nobody else uses meanwhile. */
async function alone<T>(
	place: DatabasePlace,
	open: (place: DatabasePlace) => OpenDatabase,
	work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
	const unlock = place.databaseUrl ? () => {} : lockEmbedded(place.dataDir);
	try {
		const database = open(place);
		try {
			return await (database.engine === "sqlite"
				? work(database)
				: whileStopped(database.db, databaseName(place), () => work(database)));
		} catch (error) {
			throw asProblem(error, place, "the URL");
		} finally {
			await database.close();
		}
	} finally {
		unlock();
	}
}

/** Makes the target's tables, unless an interrupted move has. */
async function prepareTarget(
	source: OpenDatabase,
	{ db, engine }: OpenDatabase,
	name: string,
	say: (line: string) => void,
): Promise<void> {
	await checkPostgresVersion(db, engine);
	if (await hasTable(db, engine, UNFINISHED_MOVE)) {
		const { rows } = await sql<{
			source: string;
		}>`select source from ${sql.id(UNFINISHED_MOVE)}`.execute(db);
		if (rows[0]?.source !== name) {
			throw new BackupError(
				`An interrupted move from ${rows[0]?.source} is in the target. Finish that one, or use an empty database.`,
			);
		}
		say("Continuing the move that was interrupted.");
	} else {
		if ((await tableShapes(db, engine)).length > 0) {
			throw new BackupError(
				"The target is not empty, and was left as it is. Use an empty database.",
			);
		}
		await db.transaction().execute(async (tx) => {
			await sql`create table ${sql.id(UNFINISHED_MOVE)} (source text not null)`.execute(tx);
			await sql`insert into ${sql.id(UNFINISHED_MOVE)} values (${name})`.execute(tx);
		});
	}
	await migrate(db, engine);
	const [here, there] = [
		await appliedMigrations(source.db, source.engine),
		await appliedMigrations(db, engine),
	];
	if (here.join() !== there.join()) {
		throw new BackupError(
			"The site has not run on this database since it was upgraded. Start it once, stop it, and move then.",
		);
	}
}

async function sharedTables(source: OpenDatabase, target: OpenDatabase): Promise<TableShape[]> {
	const there = new Map(
		(await tableShapes(target.db, target.engine)).map((shape) => [shape.name, shape]),
	);
	const shapes = (await tableShapes(source.db, source.engine)).filter(
		({ name }) => !omitted.includes(name),
	);
	for (const { name, columns } of shapes) {
		if (there.get(name)?.columns.join() !== columns.join()) {
			throw new BackupError(`The target cannot hold the table "${name}".`);
		}
	}
	return shapes;
}

/** Copies the rows that the target lacks; whatever else it has there is removed first. */
async function copyTable(
	source: OpenDatabase,
	target: OpenDatabase,
	shape: TableShape,
	say: (line: string) => void,
): Promise<void> {
	const total = await countRows(source.db, shape.name);
	const present = await countRows(target.db, shape.name);
	let copied = 0;
	const isPart = present > 0 && (await beginsWith(source.db, target.db, shape, present));
	if (present > 0 && !isPart) await deleteRows(target.db, shape);
	const skipped = isPart ? present : 0;
	for await (const rows of readRows(source.db, shape)) {
		const missing = rows.slice(Math.max(0, skipped - copied));
		await target.db.transaction().execute((tx) => insertRows(tx, target.engine, shape, missing));
		const before = copied;
		copied += rows.length;
		if (Math.floor(copied / PROGRESS) > Math.floor(before / PROGRESS)) {
			say(progress(shape.name, copied, total));
		}
	}
	if (total > 0) say(progress(shape.name, copied, total));
}

const progress = (name: string, done: number, total: number) =>
	`${name}: ${formatCount(done)} of ${formatCount(total)}`;

async function countRows(db: Database, table: string): Promise<number> {
	const { rows } = await sql<{
		count: number;
	}>`select count(*) as count from ${sql.id(table)}`.execute(db);
	return Number(rows[0]?.count);
}

/** Returns whether the first rows of the source are all rows of the target. */
async function beginsWith(
	source: Database,
	target: Database,
	shape: TableShape,
	count: number,
): Promise<boolean> {
	const expected = new RowDigest();
	let left = count;
	for await (const rows of readRows(source, shape)) {
		expected.add(rows.slice(0, left));
		left -= Math.min(left, rows.length);
		if (left === 0) break;
	}
	const found = await digestOf(target, shape);
	return found.sha256 === expected.result().sha256;
}

/** Compares count and checksum of every table, and names the first row that differs. */
async function compareAll(
	source: OpenDatabase,
	target: OpenDatabase,
	shapes: readonly TableShape[],
	say: (line: string) => void,
): Promise<number> {
	let total = 0;
	for (const shape of shapes) total += await compareTable(source.db, target.db, shape);
	say(`Compared ${formatCount(total)} rows of ${shapes.length} tables: they are the same.`);
	return total;
}

async function compareTable(
	source: Database,
	target: Database,
	shape: TableShape,
): Promise<number> {
	const theirs = readRows(target, shape);
	let compared = 0;
	for await (const ours of readRows(source, shape)) {
		const { value } = await theirs.next();
		if (!isSame(ours, value)) throw different(shape.name, compared);
		compared += ours.length;
	}
	if (!(await theirs.next()).done) throw different(shape.name, compared);
	return compared;
}

function isSame(ours: readonly Row[], theirs: readonly Row[] | undefined): boolean {
	return new RowDigest().add(ours) === new RowDigest().add(theirs ?? []);
}

const different = (table: string, after: number) =>
	new BackupError(
		`The rows of "${table}" differ after the first ${formatCount(after)}. Empty the target and move again.`,
	);
