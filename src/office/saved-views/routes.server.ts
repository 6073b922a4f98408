import { actorOf } from "#office/activity/record.server.ts";
import { deleteView, listViews, saveView } from "#office/saved-views/contract.ts";
import {
	addView,
	type ListQueries,
	listViewsFor,
	removeView,
} from "#office/saved-views/service.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const viewRoutes = (db: Database, clock: Clock, queries: ListQueries): Route[] => [
	route(listViews, ({ caller, query }) => listViewsFor(db, caller, query.list)),
	route(saveView, (call) => addView(db, clock, call.caller, actorOf(call), queries, call.body)),
	route(deleteView, (call) => removeView(db, clock, call.caller, actorOf(call), call.params.id)),
];
