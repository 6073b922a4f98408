import * as z from "zod/mini";
import { type Endpoint, liveUpdateKinds } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";

const kinds = z.enum([...liveUpdateKinds, "session"]);
const changesSchema = z.partialRecord(kinds, z.array(id));

/**
 * The kinds of records that changed, each with the ids of rows that were added. `session` closes streams and is never
 * sent to a browser.
 */
export type Changes = z.output<typeof changesSchema>;

/** Parses a broadcast of another instance; null if it tells no changes. */
export function parseBroadcast(text: string): Changes | null {
	try {
		return changesSchema.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Returns what a successful call changed of the kinds that live updates have; what it added has the id of its answer. */
export function changesOf(
	{ announces = [] }: Pick<Endpoint, "announces">,
	outcome: unknown,
): Changes {
	const changes: Changes = {};
	for (const { kind, change } of [announces].flat()) {
		const known = kinds.safeParse(kind);
		if (known.success) changes[known.data] = change === "added" ? idsOf(outcome) : [];
	}
	return changes;
}

function idsOf(outcome: unknown): number[] {
	const { id } = (outcome ?? {}) as { id?: unknown };
	return typeof id === "number" ? [id] : [];
}

/** Returns all changes of both, with each row once. */
export function merged(one: Changes, other: Changes): Changes {
	const all = { ...one };
	for (const kind of kinds.options) {
		const ids = other[kind];
		if (ids) all[kind] = [...new Set([...(one[kind] ?? []), ...ids])];
	}
	return all;
}
