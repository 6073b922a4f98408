import type * as contract from "#overview/dashboard/arrivals-contract.ts";
import { MAX_IDS } from "#overview/dashboard/arrivals-contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { instantFrom } from "#platform/database/clock.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

const HORIZON_MS = 31 * 24 * 60 * 60 * 1000;

/** Lists what came after an instant, without suspected spam and the archive. */
export async function getArrivals(
	{ db, clock }: Store,
	{ query: { since: visited } }: Call<typeof contract.getArrivals>,
) {
	const horizon = instantFrom(clock, -HORIZON_MS);
	const exact = new Date(visited).toISOString();
	const since = exact > horizon ? exact : horizon;
	const newIn = async (table: SubmittedTable) => {
		const rows = await db
			.selectFrom(table)
			.select("id")
			.where("archived", "=", false)
			.where("isSpam", "=", false)
			.where("createdAt", ">", since)
			.orderBy("createdAt", "desc")
			.orderBy("id", "desc")
			.limit(MAX_IDS)
			.execute();
		return rows.map(({ id }) => id);
	};
	return { since, registrations: await newIn("registrations"), messages: await newIn("contacts") };
}
