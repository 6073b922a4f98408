import * as contract from "#overview/search/contract.ts";
import { type SearchStore, searchOffice } from "#overview/search/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const searchRoutes = (store: SearchStore): Route[] =>
	implement(contract, store, { searchOffice });
