import * as contract from "#office/activity/contract.ts";
import * as log from "#office/activity/log.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const activityRoutes = (store: Store): Route[] => implement(contract, store, log);
