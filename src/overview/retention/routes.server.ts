import * as announced from "#overview/retention/announced.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/settings/retention-contract.ts";

export const retentionRoutes = (store: Store): Route[] => implement(contract, store, announced);
