import * as z from "zod/mini";
import { type Endpoint, liveUpdateKinds } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";

const kinds = z.enum([...liveUpdateKinds, "session"]);

/** A change made by a call; `session` closes streams and is never sent to a browser. */
const recordChangeEvent = z.object({
	kind: kinds,
	change: z.enum(["added", "changed"]),
	ids: z.array(id),
});
export type RecordChangeEvent = z.output<typeof recordChangeEvent>;

/** Parses a broadcast of another instance; null if it is not a list of change events. */
export function parseBroadcast(text: string): RecordChangeEvent[] | null {
	try {
		return z.array(recordChangeEvent).parse(JSON.parse(text));
	} catch {
		return null;
	}
}

const MAX_IDS = 500;

/** Returns the change events of a successful call, of kinds that live updates have. The ids are those of the first one; no ids stand for all. */
export function changeEventsOf(
	{ announces = [] }: Pick<Endpoint, "announces">,
	params: unknown,
	outcome: unknown,
): RecordChangeEvent[] {
	const ids = idsOf(params, outcome);
	return [announces].flat().flatMap(({ kind, change, hasNoIds }, index) => {
		const known = kinds.safeParse(kind);
		if (!known.success) return [];
		return { kind: known.data, change, ids: index === 0 && !hasNoIds ? ids : [] };
	});
}

/**
 * Merges events of one kind and change. A change of all records stays one, and more than 500 ids become one; what was
 * added keeps the ids that are known.
 */
export function coalesce(events: readonly RecordChangeEvent[]): RecordChangeEvent[] {
	const merged = new Map<string, RecordChangeEvent>();
	for (const { kind, change, ids } of events) {
		const previous = merged.get(`${kind} ${change}`)?.ids ?? ids;
		const isOfAll = change === "changed" && (previous.length === 0 || ids.length === 0);
		const both = isOfAll ? [] : [...new Set([...previous, ...ids])];
		merged.set(`${kind} ${change}`, { kind, change, ids: both });
	}
	return [...merged.values()].map((event) =>
		event.ids.length > MAX_IDS ? { ...event, ids: [] } : event,
	);
}

function idsOf(params: unknown, outcome: unknown): number[] {
	const result = outcome as { id?: unknown; changed?: { id: number }[] } | undefined;
	if (Array.isArray(result?.changed)) return result.changed.map(({ id }) => id);
	const id = (params as { id?: unknown } | undefined)?.id ?? result?.id;
	return typeof id === "number" ? [id] : [];
}
