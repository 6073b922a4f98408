import * as contract from "#intake/placements/contract.ts";
import * as roster from "#intake/placements/roster.server.ts";
import * as service from "#intake/placements/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const placementRoutes = (store: Store): Route[] =>
	implement(contract, store, { ...service, ...roster });
