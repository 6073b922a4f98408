import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { orderCourses } from "#courses/catalogue.server.ts";
import {
	checkSlug as checkEndpoint,
	orderCourses as orderEndpoint,
} from "#courses/catalogue-contract.ts";
import { checkSlug } from "#courses/slugs.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";

/** What concerns the catalogue as a whole. They stand before `{id}`. */
export const catalogueRoutes = (db: Database, clock: Clock): Route[] => [
	route(checkEndpoint, ({ query }) =>
		checkSlug(db, query.slug, query.id === undefined ? undefined : Number(query.id)),
	),
	route(orderEndpoint, (call) => orderCourses(db, clock, actorOf(call), call.body.ids)),
];
