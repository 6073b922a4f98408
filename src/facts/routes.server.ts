import { actorOf } from "#activity/record.server.ts";
import { Reply, type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { addFact, changeFact, removeFact } from "#facts/changes.server.ts";
import * as contract from "#facts/contract.ts";
import { factHistory } from "#facts/history.server.ts";
import { orderHomeFacts } from "#facts/order.server.ts";
import { allFacts, currentFacts, factById } from "#facts/service.server.ts";
import { factTopics, topicOf } from "#facts/topics.ts";

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
