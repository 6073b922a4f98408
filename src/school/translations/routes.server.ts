import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/translations/contract.ts";
import * as read from "#school/translations/read.server.ts";
import * as service from "#school/translations/service.server.ts";

export const translationRoutes = (store: Store): Route[] =>
	implement(contract, store, { ...read, ...service });
