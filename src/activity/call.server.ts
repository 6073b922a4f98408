import { actorOf, recordActivity } from "#activity/record.server.ts";
import { type CallContext, type Outcome, Reply } from "#api/call.server.ts";
import type { CallRecord, Endpoint } from "#api/endpoint.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";

/** Logs a call: user, record, query and number of returned rows. */
export async function recordCall(
	db: Queries,
	clock: Clock,
	record: CallRecord,
	{
		from,
		caller,
		params,
		query,
	}: Pick<CallContext<Endpoint>, "from" | "caller"> & { params: unknown; query: unknown },
	outcome: Outcome,
): Promise<void> {
	const total = outcome instanceof Reply ? outcome.headers["x-total-count"] : undefined;
	await recordActivity(
		db,
		clock,
		caller ? actorOf({ caller, from }) : { username: "", address: from.address },
		{
			...record,
			recordId: (params as { id?: number } | undefined)?.id ?? null,
			after: {
				...(total === undefined ? {} : { rows: Number(total) }),
				...(query as Record<string, unknown> | undefined),
			},
		},
	);
}
