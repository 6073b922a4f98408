import { basename } from "node:path";
import type { MadeBackup } from "#platform/backup/make.server.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";
import { hasTable } from "#platform/database/migrate.server.ts";
import { type DatabasePlace, openForMaintenance } from "#platform/database/open.server.ts";

const HOUR = 60 * 60 * 1000;

/** A verified backup older than this is a task. */
const OVERDUE = 48 * HOUR;

/** Records a backup that was made by hand; a database that was not upgraded yet has no place for it. */
export async function recordManualBackup(
	place: DatabasePlace,
	startedAt: Instant,
	clock: Clock,
	made: MadeBackup,
): Promise<void> {
	const { db, engine, close } = openForMaintenance(place);
	try {
		if (!(await hasTable(db, engine, "backups"))) return;
		const row = { reason: "manual" as const, day: null, startedAt, claimedUntil: startedAt };
		await db
			.insertInto("backups")
			.values({ ...row, ...resultOf(clock, made) })
			.execute();
	} finally {
		await close();
	}
}

/**
 * Claims the nightly backup of a day for this process. A failed or interrupted attempt can be claimed after an hour.
 * @returns the id of its row, or null if it is made or being made
 */
export async function claimNightlyBackup(
	db: Database,
	clock: Clock,
	day: string,
): Promise<number | null> {
	const now = instantFrom(clock);
	const attempt = { startedAt: now, claimedUntil: instantFrom(clock, HOUR), failure: null };
	const claimed = await db
		.insertInto("backups")
		.values({ reason: "nightly", day, ...attempt })
		.onConflict((conflict) =>
			conflict
				.column("day")
				.doUpdateSet(attempt)
				.where("backups.verifiedAt", "is", null)
				.where("backups.claimedUntil", "<=", now),
		)
		.returning("id")
		.executeTakeFirst();
	return claimed?.id ?? null;
}

/** Returns whether nobody has made or is making the nightly backup of a day. */
export async function isNightlyBackupDue(db: Queries, clock: Clock, day: string): Promise<boolean> {
	const row = await db
		.selectFrom("backups")
		.select(["verifiedAt", "claimedUntil"])
		.where("day", "=", day)
		.executeTakeFirst();
	return !row || (row.verifiedAt === null && row.claimedUntil <= instantFrom(clock));
}

/** Records how a claimed backup ended. */
export async function recordNightlyBackup(
	db: Database,
	clock: Clock,
	id: number,
	ended: MadeBackup | { failure: string },
): Promise<void> {
	await db
		.updateTable("backups")
		.set("failure" in ended ? ended : resultOf(clock, ended))
		.where("id", "=", id)
		.execute();
}

function resultOf(clock: Clock, { path, bytes, content }: MadeBackup) {
	return { verifiedAt: instantFrom(clock), file: basename(path), bytes, rowCount: content.total };
}

/** Returns when the last verified backup was made; null if there is none. */
export async function lastVerifiedBackup(db: Queries): Promise<Instant | null> {
	const row = await db
		.selectFrom("backups")
		.select("startedAt")
		.where("verifiedAt", "is not", null)
		.orderBy("startedAt", "desc")
		.executeTakeFirst();
	return row?.startedAt ?? null;
}

/**
 * Returns since when a verified backup is missing, and why the last attempt failed; null if there is one that is younger than
 * two days, or the site is.
 */
export async function overdueBackup(
	db: Queries,
	clock: Clock,
): Promise<{ lastAt: Instant | null; failure: string | null } | null> {
	const since = instantFrom(clock, -OVERDUE);
	const lastAt = await lastVerifiedBackup(db);
	if (lastAt !== null && lastAt > since) return null;
	const isOld = await db
		.selectFrom("one_time_tasks")
		.select("name")
		.where("at", "<=", since)
		.executeTakeFirst();
	if (!isOld) return null;
	const attempt = await db
		.selectFrom("backups")
		.select("failure")
		.orderBy("startedAt", "desc")
		.executeTakeFirst();
	return { lastAt, failure: attempt?.failure ?? null };
}
