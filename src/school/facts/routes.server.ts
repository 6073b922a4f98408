import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as changes from "#school/facts/changes.server.ts";
import * as contract from "#school/facts/contract.ts";
import * as history from "#school/facts/history.server.ts";
import * as order from "#school/facts/order.server.ts";
import * as service from "#school/facts/service.server.ts";
import * as topics from "#school/facts/topics.ts";

export const factRoutes = (store: Store): Route[] =>
	implement(contract, store, { ...service, ...topics, ...history, ...changes, ...order });
