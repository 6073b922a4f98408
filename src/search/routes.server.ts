import { type Route, route } from "#api/call.server.ts";
import type { Database, Engine } from "#database/database.server.ts";
import * as contract from "#search/contract.ts";
import { searchOffice } from "#search/service.server.ts";

export const searchRoutes = (db: Database, engine: Engine): Route[] => [
	route(contract.searchOffice, ({ query }) => searchOffice(db, engine, query.q)),
];
