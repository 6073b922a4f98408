import type { QueryMeta } from "@tanstack/react-query";
import { ApiError } from "#platform/api/client.ts";
import type { Endpoint, RecordKind } from "#platform/api/endpoint.ts";
import { queryClient } from "#platform/api/query-client.ts";

// The one rule of what is old: a call announces kinds of records, and queries show kinds of records.

/**
 * What refreshes a query besides the changes of this browser: the first connection of live updates, a change by
 * somebody else, and that a hidden tab is shown again. A query without any stays put while it is read.
 */
export type Occasion = "connection" | "change" | "return";

interface ShownKinds {
	shows?: Endpoint["shows"];
	follows?: readonly Occasion[];
}

declare module "@tanstack/react-query" {
	interface Register {
		queryMeta: ShownKinds & Record<string, unknown>;
	}
}

/** Whether a query shows records of one of the kinds. */
export const shownBy = (meta: QueryMeta | undefined, kinds: readonly RecordKind[]): boolean =>
	kinds.some((kind) => meta?.shows?.includes(kind));

let refreshing: Promise<unknown> = Promise.resolve();

/** Marks what shows records of these kinds as old, and loads again what is on the screen. */
export function refreshKinds(kinds: readonly RecordKind[]): void {
	if (kinds.length === 0) return;
	const loading = queryClient.invalidateQueries({ predicate: ({ meta }) => shownBy(meta, kinds) });
	refreshing = Promise.all([refreshing, loading]).then(() => {});
}

/** Resolves when the screen shows what this browser has changed, or the attempt failed. */
export const whenRefreshed = (): Promise<unknown> => refreshing;

/** Makes a call and refreshes what shows the kinds that it announces. */
export async function refreshAfter<Answer>(
	{ announces = [] }: Endpoint,
	call: Promise<Answer>,
): Promise<Answer> {
	const kinds = [announces].flat().map(({ kind }) => kind);
	try {
		const answer = await call;
		refreshKinds(kinds);
		return answer;
	} catch (error) {
		if (mayHideChange(error)) refreshKinds(kinds);
		throw error;
	}
}

/** Whether somebody else has changed the record, or the answer got lost. Other refusals leave everything as it was. */
function mayHideChange(error: unknown): boolean {
	if (!(error instanceof ApiError)) return true;
	return error.status >= 500 || [404, 409, 412].includes(error.status);
}
