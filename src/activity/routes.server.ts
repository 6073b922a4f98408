import { listActivity } from "#activity/contract.ts";
import { readActivity } from "#activity/log.server.ts";
import { Reply, type Route, route } from "#api/call.server.ts";
import type { Database } from "#database/database.server.ts";

export const activityRoutes = (db: Database): Route[] => [
	route(listActivity, async ({ query, caller }) => {
		const { total, rows } = await readActivity(db, query, caller.role);
		return new Reply(rows, { "x-total-count": String(total) });
	}),
];
