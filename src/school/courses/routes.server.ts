import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/courses/contract.ts";
import * as service from "#school/courses/service.server.ts";

export const courseRoutes = (store: Store): Route[] => implement(contract, store, service);
