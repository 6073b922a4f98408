import { recordActivity } from "#office/activity/record.server.ts";
import { type Call, type Outcome, Reply } from "#platform/api/call.server.ts";
import type { CallRecord, Endpoint } from "#platform/api/endpoint.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Logs a call: user, record, query and number of returned rows, if it is worth an entry. */
export async function recordCall(
	db: Queries,
	clock: Clock,
	{ above, ...record }: CallRecord,
	{
		from,
		actor,
		params,
		query,
	}: Pick<Call<Endpoint>, "from" | "actor"> & { params: unknown; query: unknown },
	outcome: Outcome,
): Promise<void> {
	const rows = outcome instanceof Reply ? outcome.rows : undefined;
	if (above !== undefined && (rows ?? 0) <= above) return;
	await recordActivity(db, clock, actor ?? { username: "", address: from.address }, {
		...record,
		recordId: (params as { id?: number } | undefined)?.id ?? null,
		after: {
			...(rows === undefined ? {} : { rows }),
			...(query as Record<string, unknown> | undefined),
		},
	});
}
