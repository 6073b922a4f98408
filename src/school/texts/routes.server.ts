import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/texts/contract.ts";
import * as read from "#school/texts/read.server.ts";
import * as service from "#school/texts/service.server.ts";

export const textRoutes = (store: Store): Route[] =>
	implement(contract, store, { ...read, ...service });
