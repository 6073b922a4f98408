import { implement, type Route } from "#platform/api/call.server.ts";
import * as contract from "#school/settings/contract.ts";
import * as publicContract from "#school/settings/public-contract.ts";
import * as service from "#school/settings/service.server.ts";

export const settingsRoutes = (store: service.SettingsStore): Route[] =>
	implement({ ...contract, ...publicContract }, store, service);
