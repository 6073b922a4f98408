import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";

const labels = { registration: "Registrations as CSV", contact: "Contact messages as CSV" };

/** Writes down that somebody took rows out of the house: how many, and by which filters. */
export function recordExport(
	db: Queries,
	clock: Clock,
	actor: Actor,
	kind: keyof typeof labels,
	rows: number,
	filters: Record<string, unknown>,
): Promise<void> {
	return recordActivity(db, clock, actor, {
		action: "exported",
		kind,
		recordId: null,
		label: labels[kind],
		after: { rows, ...filters },
	});
}
