import {
	closeSync,
	constants,
	copyFileSync,
	existsSync,
	fsyncSync,
	openSync,
	renameSync,
	rmSync,
} from "node:fs";
import { sql } from "kysely";
import { BackupError } from "#platform/backup/backup-error.server.ts";
import type { BackupContent } from "#platform/backup/format.server.ts";
import { loadBackup } from "#platform/backup/load.server.ts";
import { type BackupSettings, makeBackup } from "#platform/backup/make.server.ts";
import { type BackupPart, readBackup } from "#platform/backup/read.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database, Engine, Tx } from "#platform/database/database.server.ts";
import {
	databaseFile,
	lockEmbedded,
	removeUnfinished,
	toStorageError,
	unfinishedFiles,
} from "#platform/database/embedded.server.ts";
import { whileStopped } from "#platform/database/exclusive.server.ts";
import { lastIds, skipIds } from "#platform/database/last-ids.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import {
	asProblem,
	type DatabasePlace,
	databaseName,
	openFile,
	openForMaintenance,
	openUnfinishedFile,
} from "#platform/database/open.server.ts";
import { checkPostgresVersion } from "#platform/database/postgres-version.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import { emptyWriteAheadLog } from "#platform/database/write-ahead-log.server.ts";

export interface Restored<Carried> {
	content: BackupContent;
	/** Where what was there before is kept; undefined if nothing was there. */
	kept: string | undefined;
	/** What was carried on from the replaced database; null if it could not be read. */
	carried: Carried | null;
}

/** Reads in the database that is replaced what must not be lost with it; returns what carries it on into the restored one. */
type CarryOn<Carried> = (replaced: Database) => Promise<Carry<Carried>>;

/** Carries on what was read in the replaced database. */
type Carry<Carried> = (restored: Tx) => Promise<Carried>;

/** What takes a database's place. */
interface Replacement<Carried> {
	parts: AsyncIterable<BackupPart>;
	carryOn: CarryOn<Carried>;
	/** Keeps what is there, before it is replaced. @returns where, in a sentence for the operator */
	keep(): Promise<string | undefined>;
}

/**
 * Replaces the database by a backup, and migrates it. No id that was given since the backup is given again. If it fails, the
 * database is as it was.
 * @throws {BackupError} when the file is not a whole backup of this site
 * @throws {StorageError} when the site runs
 */
export function restoreBackup<Carried>(
	settings: BackupSettings,
	clock: Clock,
	file: string,
	carryOn: CarryOn<Carried>,
): Promise<Restored<Carried>> {
	return replaceDatabase(settings, {
		parts: readBackup(file, settings.backupPassphrase),
		carryOn,
		keep: async () =>
			settings.databaseUrl
				? (await makeBackup(settings, clock, "before-restore")).path
				: keepAside(databaseFile(settings.dataDir), clock),
	});
}

/**
 * Replaces a database as a whole; if that fails, it is as it was.
 * @throws {BackupError} when what replaces it is not whole
 * @throws {StorageError} when the site runs
 */
export function replaceDatabase<Carried>(
	place: DatabasePlace,
	replacement: Replacement<Carried>,
): Promise<Restored<Carried>> {
	return place.databaseUrl
		? replacePostgres(place, replacement)
		: replaceEmbedded(place, replacement);
}

async function replaceEmbedded<Carried>(
	{ dataDir }: DatabasePlace,
	{ parts, carryOn, keep }: Replacement<Carried>,
): Promise<Restored<Carried>> {
	const unlock = lockEmbedded(dataDir);
	try {
		const current = databaseFile(dataDir);
		const { restoring: restored } = unfinishedFiles(current);
		try {
			const carry = await fromFile(current, carryOn);
			const { db, close } = openUnfinishedFile(restored);
			const loaded = await load(db, "sqlite", parts, carry).finally(close);
			const kept = existsSync(current) ? await keep() : undefined;
			// Leftovers would be taken for those of the restored file.
			for (const end of ["-wal", "-shm"]) rmSync(`${current}${end}`, { force: true });
			flush(restored);
			renameSync(restored, current);
			flush(dataDir);
			return { ...loaded, kept };
		} catch (error) {
			throw toStorageError(error, dataDir);
		} finally {
			removeUnfinished(dataDir);
		}
	} finally {
		unlock();
	}
}

/** @returns null if the file cannot be read */
async function fromFile<Carried>(
	current: string,
	carryOn: CarryOn<Carried>,
): Promise<Carry<Carried> | null> {
	if (!existsSync(current)) return null;
	try {
		const { db, close } = openFile(current);
		return await fromDatabase(db, "sqlite", carryOn).finally(close);
	} catch {
		return null;
	}
}

/** @returns null if there are no tables of ours, or damaged ones */
async function fromDatabase<Carried>(
	replaced: Database,
	engine: Engine,
	carryOn: CarryOn<Carried>,
): Promise<Carry<Carried> | null> {
	try {
		const carry = await carryOn(replaced);
		const given = await lastIds(replaced, engine);
		return async (restored) => {
			await skipIds(restored, engine, given);
			return carry(restored);
		};
	} catch {
		return null;
	}
}

/** Keeps the file byte by byte: it may be damaged, and then nothing can be read from it. */
async function keepAside(current: string, clock: Clock): Promise<string> {
	const kept = `${current}.before-restore-${clock().toISOString().replaceAll(/[:.]/g, "")}`;
	try {
		const { db, close } = openFile(current);
		await emptyWriteAheadLog(db).finally(close);
	} catch {
		// Damaged: the log is kept next to it.
	}
	copy(current, kept);
	if (existsSync(`${current}-wal`)) renameSync(`${current}-wal`, `${kept}-wal`);
	return kept;
}

/** Copies a file, so that the copy is a whole one if it is there. A hard link would be cheaper, and not every file system has them. */
function copy(from: string, to: string): void {
	const { keeping } = unfinishedFiles(from);
	try {
		copyFileSync(from, keeping, constants.COPYFILE_FICLONE);
		flush(keeping);
		renameSync(keeping, to);
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		const why = code === "ENOSPC" ? "the disk is full" : message;
		throw new BackupError(
			`The database was not replaced, because no copy of it could be kept at ${to}: ${why}.`,
		);
	}
}

/** Waits until a file, or the names in a folder, are on the disk. */
function flush(path: string): void {
	const file = openSync(path, "r");
	fsyncSync(file);
	closeSync(file);
}

async function replacePostgres<Carried>(
	place: DatabasePlace,
	{ parts, carryOn, keep }: Replacement<Carried>,
): Promise<Restored<Carried>> {
	const { db, close } = openForMaintenance(place);
	try {
		return await whileStopped(db, databaseName(place), async () => {
			await checkPostgresVersion(db, "postgres");
			const kept = (await tableShapes(db, "postgres")).length > 0 ? await keep() : undefined;
			const carry = await fromDatabase(db, "postgres", carryOn);
			return { ...(await load(db, "postgres", parts, carry)), kept };
		});
	} catch (error) {
		throw asProblem(error, place);
	} finally {
		await close();
	}
}

/** In one transaction: what was there stays if anything fails. */
async function load<Carried>(
	db: Database,
	engine: Engine,
	parts: AsyncIterable<BackupPart>,
	carry: Carry<Carried> | null,
): Promise<Omit<Restored<Carried>, "kept">> {
	return db.transaction().execute(async (tx) => {
		if (engine === "postgres") await sql.raw(emptySchema).execute(tx);
		const content = await loadBackup(tx, engine, parts);
		await migrate(tx, engine);
		return { content, carried: carry && (await carry(tx)) };
	});
}

/** Drops the tables and functions of the site's schema, without those of extensions. */
const emptySchema = `
do $$
declare
	found record;
begin
	for found in
		select c.oid::regclass as name from pg_class c
		join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
		where c.relkind = 'r' and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
	loop
		execute 'drop table ' || found.name || ' cascade';
	end loop;
	for found in
		select p.oid::regprocedure as name from pg_proc p
		join pg_namespace n on n.oid = p.pronamespace and n.nspname = current_schema()
		where p.prokind = 'f' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
	loop
		execute 'drop function ' || found.name;
	end loop;
end $$`;
