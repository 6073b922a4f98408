import * as contract from "#overview/search/contract.ts";
import { searchOffice } from "#overview/search/service.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Database, Engine } from "#platform/database/database.server.ts";

export const searchRoutes = (db: Database, engine: Engine): Route[] => [
	route(contract.searchOffice, ({ query }) => searchOffice(db, engine, query.q)),
];
