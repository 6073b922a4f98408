import { actorOf, recordActivity } from "#activity/record.server.ts";
import type { CallContext } from "#api/call.server.ts";
import type { Caller } from "#api/caller.ts";
import type { Endpoint } from "#api/endpoint.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";

const labels = { registration: "Registrations as CSV", contact: "Contact messages as CSV" };

interface Export extends Pick<CallContext<Endpoint>, "from" | "headOnly"> {
	caller: Caller;
	/** The filters by which the rows were chosen. */
	query: Record<string, unknown>;
}

/**
 * Writes down that somebody took rows out of the house: how many, and by which filters. Whoever
 * asks for the head of the answer alone takes none.
 */
export async function recordExport(
	db: Queries,
	clock: Clock,
	call: Export,
	kind: keyof typeof labels,
	rows: number,
): Promise<void> {
	if (call.headOnly) return;
	await recordActivity(db, clock, actorOf(call), {
		action: "exported",
		kind,
		recordId: null,
		label: labels[kind],
		after: { rows, ...call.query },
	});
}
