import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/uploads/contract.ts";
import * as service from "#school/uploads/service.server.ts";

export const uploadRoutes = (store: Store): Route[] => implement(contract, store, service);
