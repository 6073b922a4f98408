import * as contract from "#overview/search/contract.ts";
import * as service from "#overview/search/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const searchRoutes = (store: service.SearchStore): Route[] =>
	implement(contract, store, service);
