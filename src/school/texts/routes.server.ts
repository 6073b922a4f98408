import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/texts/contract.ts";
import { listTextDays, listTexts } from "#school/texts/read.server.ts";
import { getText, listAdminTexts, updateText } from "#school/texts/service.server.ts";

export const textRoutes = (store: Store): Route[] =>
	implement(contract, store, { listTexts, listTextDays, listAdminTexts, getText, updateText });
