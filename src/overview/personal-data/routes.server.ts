import * as contract from "#overview/personal-data/contract.ts";
import * as erase from "#overview/personal-data/erase.server.ts";
import * as exporting from "#overview/personal-data/export.server.ts";
import * as read from "#overview/personal-data/read.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const personalDataRoutes = (store: Store): Route[] =>
	implement(contract, store, { ...read, ...exporting, ...erase });
