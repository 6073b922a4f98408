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
	updateVersioned: AppliedChange<State>[];
	refused: { id: number; reason: "stale" | "missing" }[];
}> {
	const { rows } = await sql<Row<State>>`
		select ${sql.join(["id", "version", ...columns].map((column) => sql.ref(column)))},
			${sql.ref(name)} as label
		from ${sql.table(table)} where id in (${sql.join(wanted.map(({ id }) => id))})`.execute(tx);
	const found = new Map(rows.map((row) => [row.id, row]));
	const changed: AppliedChange<State>[] = [];
	const refused: { id: number; reason: "stale" | "missing" }[] = [];
	const groups = new Map<string, { change: Partial<State>; version: number; ids: number[] }>();

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
			const key = JSON.stringify([row.version, definedOnly(change)]);
			const group = groups.get(key) ?? {
				change: definedOnly(change),
				version: row.version,
				ids: [],
			};
			group.ids.push(id);
			groups.set(key, group);
		}
	}

	const overtaken = new Set<number>();
	for (const { change, version, ids } of groups.values()) {
		const { rows: written } = await sql<{ id: number }>`
			update ${sql.table(table)} set version = version + 1, ${sql.join(
				Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
			)} where id in (${sql.join(ids)}) and version = ${version} returning id`.execute(tx);
		// Between reading and writing somebody else may have been quicker.
		const done = new Set(written.map(({ id }) => id));
		for (const id of ids) if (!done.has(id)) overtaken.add(id);
	}
	return {
		updateVersioned: changed.filter(({ id }) => !overtaken.has(id)),
		refused: [...refused, ...[...overtaken].map((id) => ({ id, reason: "stale" as const }))],
	};
}

function definedOnly<State>(change: Partial<State>): Partial<State> {
	return Object.fromEntries(
		Object.entries(change).filter(([, value]) => value !== undefined),
	) as Partial<State>;
}
