import * as z from "zod/mini";
import { id } from "#platform/api/fields.ts";

/** Maximum number of records per bulk change. Its undo fits in one request body too. */
export const MAX_BULK_RECORDS = 5000;

export const tooManyRecords = "Select up to 5,000 records";

const version = z.optional(z.int());

/**
 * Body of a bulk change: the new values of each record. With a `version`, a record is
 * skipped if it has changed since; without one it is changed anyway.
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

/** Number of records that match the filters in the query, as shown to the user: if it differs by now, nothing is changed. */
export const matchingTotal = z
	.int({ error: "total must be the number of records that match" })
	.check(
		z.minimum(1, { error: "Select at least one record" }),
		z.maximum(MAX_BULK_RECORDS, { error: tooManyRecords }),
	);

/** Body of a change of all records that match the filters in the query. */
export function matchingBody<Changes extends z.core.$ZodLooseShape>(changes: Changes) {
	return z.object({
		total: matchingTotal,
		change: z.object(changes).check(
			z.refine((change) => Object.values(change).some((value) => value !== undefined), {
				error: "Required: change",
			}),
		),
	});
}

/**
 * Response to a bulk change. `changed` has each record's former and new values: sending
 * `{ id, version, ...before }` of each undoes it. `refused` lists skipped records with a reason.
 */
export function bulkResponse<State extends z.ZodMiniType>(state: State) {
	return z.object({
		changed: z.array(z.object({ id, version: z.int(), before: state, after: state })),
		refused: z.array(
			z.object({ id, reason: z.enum(["stale", "missing", "conflict"]), detail: z.string() }),
		),
	});
}

function hasUniqueIds(records: readonly { id: number }[]): boolean {
	return new Set(records.map(({ id }) => id)).size === records.length;
}
