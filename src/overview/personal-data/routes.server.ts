import * as contract from "#overview/personal-data/contract.ts";
import { erasePerson } from "#overview/personal-data/erase.server.ts";
import {
	exportPersonalData,
	exportPersonalDataPage,
} from "#overview/personal-data/export.server.ts";
import { getPersonalData } from "#overview/personal-data/read.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const personalDataRoutes = (store: Store): Route[] =>
	implement(contract, store, {
		getPersonalData,
		exportPersonalData,
		exportPersonalDataPage,
		erasePerson,
	});
