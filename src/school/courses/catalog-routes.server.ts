import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { orderCourses } from "#school/courses/catalog.server.ts";
import {
	checkSlug as checkEndpoint,
	orderCourses as orderEndpoint,
} from "#school/courses/catalog-contract.ts";
import { checkSlug } from "#school/courses/slugs.server.ts";

/** Routes of the catalog as a whole. */
export const catalogRoutes = (db: Database, clock: Clock): Route[] => [
	route(checkEndpoint, ({ query }) =>
		checkSlug(db, query.slug, query.id === undefined ? undefined : Number(query.id)),
	),
	route(orderEndpoint, (call) => orderCourses(db, clock, actorOf(call), call.body.ids)),
];
