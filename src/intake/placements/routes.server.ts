import * as contract from "#intake/placements/contract.ts";
import { exportRoster, listPlacements } from "#intake/placements/roster.server.ts";
import { changePlacement, getPlace } from "#intake/placements/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const placementRoutes = (store: Store): Route[] =>
	implement(contract, store, { getPlace, listPlacements, exportRoster, changePlacement });
