import * as z from "zod/mini";
import { id } from "#api/fields.ts";

/** The most records that one bulk act changes. */
export const MAX_RECORDS = 500;

const version = z.optional(z.int());

/**
 * The body of a bulk act: what each record becomes. A record that is sent with the `version` that
 * was read is left alone when somebody else changed it since; without one it is changed anyway.
 * An act on many and its undoing are the same call.
 */
export function bulkBody<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
	return z.object({
		records: z.array(z.object({ id, version, ...fields })).check(
			z.minLength(1, { error: "Select at least one record" }),
			z.maxLength(MAX_RECORDS, { error: `Select up to ${MAX_RECORDS} records` }),
			z.refine((records) => isEachOnce(records as unknown as { id: number }[]), {
				error: "A record is listed twice",
			}),
		),
	});
}

/**
 * The answer to a bulk act. `changed` tells what each record was before and is now: sending
 * `{ id, version, ...before }` of each undoes it. `refused` tells which records were left alone and why.
 */
export function bulkAnswer<State extends z.ZodMiniType>(state: State) {
	return z.object({
		changed: z.array(z.object({ id, version: z.int(), before: state, after: state })),
		refused: z.array(z.object({ id, reason: z.enum(["stale", "missing"]), detail: z.string() })),
	});
}

function isEachOnce(records: readonly { id: number }[]): boolean {
	return new Set(records.map(({ id }) => id)).size === records.length;
}
