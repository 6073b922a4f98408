import * as z from "zod/mini";
import { id } from "#api/fields.ts";

/** The most records that one bulk change takes. Undoing it fits in one request body too. */
export const MAX_BULK_RECORDS = 5000;

export const tooManyRecords = "Select up to 5,000 records";

const version = z.optional(z.int());

/**
 * The body of a bulk change: what each record becomes. A record sent with the `version` that was
 * read is skipped if someone else has changed it since; without one it is changed anyway.
 * A bulk change and its undo are the same call.
 */
export function bulkBody<Changes extends z.core.$ZodLooseShape>(changes: Changes) {
	return z.object({
		records: z.array(z.object({ id, version, ...changes })).check(
			z.minLength(1, { error: "Select at least one record" }),
			z.maxLength(MAX_BULK_RECORDS, { error: tooManyRecords }),
			z.refine((records) => hasUniqueIds(records as unknown as { id: number }[]), {
				error: "A record is listed twice",
			}),
		),
	});
}

/**
 * The body of a change of all records that match the filters in the query. `total` is the number
 * that the person saw: if it is another one by now, nothing is changed.
 */
export function matchingBody<Changes extends z.core.$ZodLooseShape>(changes: Changes) {
	return z.object({
		total: z
			.int({ error: "total must be the number of records that match" })
			.check(
				z.minimum(1, { error: "Select at least one record" }),
				z.maximum(MAX_BULK_RECORDS, { error: tooManyRecords }),
			),
		change: z.object(changes).check(
			z.refine((change) => Object.values(change).some((value) => value !== undefined), {
				error: "Required: change",
			}),
		),
	});
}

/**
 * The response to a bulk change. `changed` says what each record was before and is now: sending
 * `{ id, version, ...before }` of each undoes it. `refused` says which records were skipped and why.
 */
export function bulkResponse<State extends z.ZodMiniType>(state: State) {
	return z.object({
		changed: z.array(z.object({ id, version: z.int(), before: state, after: state })),
		refused: z.array(z.object({ id, reason: z.enum(["stale", "missing"]), detail: z.string() })),
	});
}

function hasUniqueIds(records: readonly { id: number }[]): boolean {
	return new Set(records.map(({ id }) => id)).size === records.length;
}
