import * as contract from "#office/saved-views/contract.ts";
import {
	deleteView,
	listViews,
	saveView,
	type ViewStore,
} from "#office/saved-views/service.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const viewRoutes = (store: ViewStore): Route[] =>
	implement(contract, store, { listViews, saveView, deleteView });
