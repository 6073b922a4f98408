import { sql } from "kysely";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import type { Tx } from "#platform/database/database.server.ts";

export interface RequestedChange {
	id: number;
	/** Version that the caller has read; without one the record is changed anyway. */
	version?: number | undefined;
	change: Fields;
}

/** A record that now has the requested values. */
export interface AppliedChange {
	id: number;
	/** Reference and title for people. */
	label: string;
	version: number;
	before: Fields;
	after: Fields;
}

interface SkippedChange {
	id: number;
	reason: "stale" | "missing";
}

type Fields = Record<string, unknown>;
type Stored = Fields & { id: number; version: number; label: string };

/**
 * Changes many records of a list, in one statement per distinct change. Records that
 * already have the requested values stay untouched.
 * @returns the records that have the requested values, in request order, and the reasons for the others
 */
export async function updateMany(
	tx: Tx,
	list: Pick<RecordList<ListedRecord>, "name" | "changeable"> & { title: string },
	requests: readonly RequestedChange[],
): Promise<{ changed: AppliedChange[]; skipped: SkippedChange[] }> {
	// PostgreSQL has no empty list.
	if (requests.length === 0) return { changed: [], skipped: [] };
	const ids = requests.map(({ id }) => id);
	await lockRecords(tx, list.name, ids);
	const stored = await storedRecords(tx, list, ids);
	const changed: AppliedChange[] = [];
	const skipped: SkippedChange[] = [];
	const groups = new Map<string, { change: Fields; ids: number[] }>();

	for (const { id, version, change } of requests) {
		const row = stored.get(id);
		if (!row) skipped.push({ id, reason: "missing" });
		else if (version !== undefined && version !== row.version)
			skipped.push({ id, reason: "stale" });
		else {
			const defined = definedOnly(change);
			const before = Object.fromEntries(list.changeable.map((name) => [name, row[name]]));
			const after = { ...before, ...defined };
			const isSame = list.changeable.every((name) => before[name] === after[name]);
			changed.push({
				id,
				label: row.label,
				version: row.version + (isSame ? 0 : 1),
				before,
				after,
			});
			if (isSame) continue;
			const key = JSON.stringify(defined);
			const group = groups.get(key) ?? { change: defined, ids: [] };
			group.ids.push(id);
			groups.set(key, group);
		}
	}

	for (const { change, ids } of groups.values()) {
		await sql`
			update ${sql.table(list.name)} set version = version + 1, ${sql.join(
				Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
			)} where id in (${sql.join(ids)})`.execute(tx);
	}
	return { changed, skipped };
}

/** Locks records in the order of their ids, so that overlapping selections wait for each other and can't deadlock. */
export async function lockRecords(
	tx: Tx,
	name: RecordList<ListedRecord>["name"],
	ids: readonly number[],
): Promise<void> {
	if (ids.length === 0) return;
	await tx.selectFrom(name).select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}

async function storedRecords(
	tx: Tx,
	{ name, changeable, title }: Parameters<typeof updateMany>[1],
	ids: readonly number[],
): Promise<Map<number, Stored>> {
	const { rows } = await sql<Stored>`
		select ${sql.join(["id", "version", ...changeable].map((column) => sql.ref(column)))},
			"reference" || ' ' || ${sql.ref(title)} as "label"
		from ${sql.table(name)} where id in (${sql.join(ids)})`.execute(tx);
	return new Map(rows.map((row) => [row.id, row]));
}

function definedOnly(change: Fields): Fields {
	return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
