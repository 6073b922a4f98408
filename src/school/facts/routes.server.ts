import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { createFact, deleteFact, updateFact } from "#school/facts/changes.server.ts";
import * as contract from "#school/facts/contract.ts";
import { getFactHistory } from "#school/facts/history.server.ts";
import { orderHomeFacts } from "#school/facts/order.server.ts";
import { getFact, listFacts, listPublicFacts } from "#school/facts/service.server.ts";
import { listFactTopics } from "#school/facts/topics.ts";

export const factRoutes = (store: Store): Route[] =>
	implement(contract, store, {
		listPublicFacts,
		listFacts,
		listFactTopics,
		getFact,
		getFactHistory,
		createFact,
		updateFact,
		deleteFact,
		orderHomeFacts,
	});
