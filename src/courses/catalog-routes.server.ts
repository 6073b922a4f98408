import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { orderCourses } from "#courses/catalog.server.ts";
import {
	checkSlug as checkEndpoint,
	orderCourses as orderEndpoint,
} from "#courses/catalog-contract.ts";
import { checkSlug } from "#courses/slugs.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";

/** Routes of the catalog as a whole. */
export const catalogRoutes = (db: Database, clock: Clock): Route[] => [
	route(checkEndpoint, ({ query }) =>
		checkSlug(db, query.slug, query.id === undefined ? undefined : Number(query.id)),
	),
	route(orderEndpoint, (call) => orderCourses(db, clock, actorOf(call), call.body.ids)),
];
