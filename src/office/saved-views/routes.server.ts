import * as contract from "#office/saved-views/contract.ts";
import * as service from "#office/saved-views/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const viewRoutes = (store: service.ViewStore): Route[] =>
	implement(contract, store, service);
