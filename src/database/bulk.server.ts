import { sql, type Transaction } from "kysely";
import type { Tables } from "#database/tables.server.ts";

/** What one record shall become. */
export interface RequestedChange<State> {
	id: number;
	/** The version that the caller has read; without one the record is changed anyway. */
	version?: number | undefined;
	change: Partial<State>;
}

/** A record that is now as it was wanted. */
export interface AppliedChange<State> {
	id: number;
	/** What a person calls it. */
	label: string;
	version: number;
	before: State;
	after: State;
}

type Row<State> = State & { id: number; version: number; label: string };

/**
 * Changes many records of a list at once, in as few statements as there are different changes. One
 * that is as it was wanted already stays untouched.
 * @param columns what a record's state consists of
 * @param name the column by which a person knows a record
 * @returns the records that are now as wanted, in the order asked for, and why others are not
 */
export async function updateMany<State extends Record<string, string | boolean>>(
	tx: Transaction<Tables>,
	table: "registrations" | "contacts",
	columns: readonly (keyof State & string)[],
	name: string,
	wanted: readonly RequestedChange<State>[],
): Promise<{
	changed: AppliedChange<State>[];
	refused: { id: number; reason: "stale" | "missing" }[];
}> {
	await lockInOrder(tx, table, wanted);
	const { rows } = await sql<Row<State>>`
		select ${sql.join(["id", "version", ...columns].map((column) => sql.ref(column)))},
			${sql.ref(name)} as label
		from ${sql.table(table)} where id in (${sql.join(wanted.map(({ id }) => id))})`.execute(tx);
	const found = new Map(rows.map((row) => [row.id, row]));
	const changed: AppliedChange<State>[] = [];
	const refused: { id: number; reason: "stale" | "missing" }[] = [];
	const groups = new Map<string, { change: Partial<State>; ids: number[] }>();

	for (const { id, version, change } of wanted) {
		const row = found.get(id);
		if (!row) refused.push({ id, reason: "missing" });
		else if (version !== undefined && version !== row.version)
			refused.push({ id, reason: "stale" });
		else {
			const before = Object.fromEntries(
				columns.map((column) => [column, row[column]]),
			) as unknown as State;
			const after = { ...before, ...definedOnly(change) };
			const isSame = columns.every((name) => before[name] === after[name]);
			const { label } = row;
			changed.push({ id, label, version: row.version + (isSame ? 0 : 1), before, after });
			if (isSame) continue;
			const key = JSON.stringify(definedOnly(change));
			const group = groups.get(key) ?? { change: definedOnly(change), ids: [] };
			group.ids.push(id);
			groups.set(key, group);
		}
	}

	for (const { change, ids } of groups.values()) {
		await sql`
			update ${sql.table(table)} set version = version + 1, ${sql.join(
				Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
			)} where id in (${sql.join(ids)})`.execute(tx);
	}
	return { changed, refused };
}

/** Two selections that overlap wait for each other at their first common record, and nowhere else. */
async function lockInOrder(
	tx: Transaction<Tables>,
	table: "registrations" | "contacts",
	wanted: readonly { id: number }[],
): Promise<void> {
	const ids = wanted.map(({ id }) => id);
	await tx
		.selectFrom(table)
		.select("id")
		.where("id", "in", ids)
		.orderBy("id")
		.forUpdate()
		.execute();
}

function definedOnly<State>(change: Partial<State>): Partial<State> {
	return Object.fromEntries(
		Object.entries(change).filter(([, value]) => value !== undefined),
	) as Partial<State>;
}
