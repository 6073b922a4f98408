import { implement, type Route } from "#platform/api/call.server.ts";
import * as contract from "#school/settings/contract.ts";
import * as publicContract from "#school/settings/public-contract.ts";
import {
	getRetention,
	getSchool,
	getSettings,
	type SettingsStore,
	updateSettings,
} from "#school/settings/service.server.ts";

export const settingsRoutes = (store: SettingsStore): Route[] =>
	implement({ ...contract, ...publicContract }, store, {
		getSchool,
		getRetention,
		getSettings,
		updateSettings,
	});
