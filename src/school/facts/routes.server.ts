import { actorOf } from "#office/activity/record.server.ts";
import { Reply, type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { addFact, changeFact, removeFact } from "#school/facts/changes.server.ts";
import * as contract from "#school/facts/contract.ts";
import { factHistory } from "#school/facts/history.server.ts";
import { orderHomeFacts } from "#school/facts/order.server.ts";
import { allFacts, currentFacts, factById } from "#school/facts/service.server.ts";
import { factTopics, topicOf } from "#school/facts/topics.ts";

export const factRoutes = (db: Database, clock: Clock): Route[] => [
	route(contract.listPublicFacts, () => currentFacts(db, clock)),
	route(contract.listFacts, async () => {
		const facts = await allFacts(db);
		return new Reply(facts, { "x-total-count": String(facts.length) });
	}),
	route(contract.listFactTopics, () =>
		factTopics.map((topic) => ({ topic, label: topicOf(topic).label })),
	),
	route(contract.getFact, ({ params }) => factById(db, params.id)),
	route(contract.getFactHistory, ({ params }) => factHistory(db, params.id)),
	route(contract.createFact, (call) => addFact(db, clock, actorOf(call), call.body)),
	route(contract.updateFact, (call) =>
		changeFact(db, clock, actorOf(call), {
			id: call.params.id,
			patch: call.body,
			ifMatch: call.ifMatch,
		}),
	),
	route(contract.deleteFact, (call) =>
		removeFact(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
	route(contract.orderHomeFacts, (call) => orderHomeFacts(db, clock, actorOf(call), call.body.ids)),
];
