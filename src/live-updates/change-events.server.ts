import * as z from "zod/mini";
import type { Endpoint } from "#api/endpoint.ts";
import { id } from "#api/fields.ts";
import { newsKinds } from "#live-updates/contract.ts";

/** What a call changed, in the words of the news; `session` ends streams and is told to nobody. */
const tidings = z.object({
	kind: z.enum([...newsKinds, "session"]),
	change: z.enum(["added", "changed"]),
	ids: z.array(id),
});
export type RecordChangeEvent = z.output<typeof tidings>;

/** Reads what another instance broadcast; null when it is nothing that an instance sends. */
export function readTidings(text: string): RecordChangeEvent[] | null {
	try {
		return z.array(tidings).parse(JSON.parse(text));
	} catch {
		return null;
	}
}

const MAX_IDS = 500;

const subjects: readonly [
	address: RegExp,
	kind: RecordChangeEvent["kind"],
	change: RecordChangeEvent["change"],
][] = [
	[/^\/api\/register$/, "registration", "added"],
	[/^\/api\/(contact|chat\/callback)$/, "contact", "added"],
	[/^\/api\/admin\/registrations\b/, "registration", "changed"],
	[/^\/api\/admin\/contacts\b/, "contact", "changed"],
	[/^\/api\/admin\/(courses|uploads|pictures)\b/, "course", "changed"],
	[/^\/api\/admin\/settings\b/, "settings", "changed"],
	[/^\/api\/admin\/users\b/, "user", "changed"],
	[/^\/api\/(logout$|admin\/(sessions|password)\b)/, "session", "changed"],
];

/** What is new after a call that succeeded; null when nobody needs to know. */
export function changeEventOf(
	{ method, path }: Pick<Endpoint, "method" | "path">,
	params: unknown,
	outcome: unknown,
): RecordChangeEvent | null {
	if (method === "GET") return null;
	const subject = subjects.find(([address]) => address.test(path));
	if (!subject) return null;
	const [, kind, change] = subject;
	return { kind, change, ids: idsOf(params, outcome) };
}

/** Joins what was told of one subject; too many numbers become none. */
export function coalesce(tidings: readonly RecordChangeEvent[]): RecordChangeEvent[] {
	const merged = new Map<string, RecordChangeEvent>();
	for (const { kind, change, ids } of tidings) {
		const known = merged.get(`${kind} ${change}`)?.ids ?? [];
		merged.set(`${kind} ${change}`, { kind, change, ids: [...new Set([...known, ...ids])] });
	}
	return [...merged.values()].map((one) => (one.ids.length > MAX_IDS ? { ...one, ids: [] } : one));
}

function idsOf(params: unknown, outcome: unknown): number[] {
	const found = outcome as { id?: unknown; changed?: { id: number }[] } | undefined;
	if (Array.isArray(found?.changed)) return found.changed.map(({ id }) => id);
	const id = (params as { id?: unknown } | undefined)?.id ?? found?.id;
	return typeof id === "number" ? [id] : [];
}
