import { listActivity } from "#office/activity/contract.ts";
import { readActivity } from "#office/activity/log.server.ts";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import type { Database } from "#platform/database/database.server.ts";

export const activityRoutes = (db: Database): Route[] => [
	route(listActivity, async ({ query, caller }) => {
		const { total, rows } = await readActivity(db, query, caller.role);
		return new Reply(rows, { "x-total-count": String(total) });
	}),
];
