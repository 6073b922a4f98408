import { changePerson, readOwners } from "#intake/people/change.server.ts";
import * as contract from "#intake/people/contract.ts";
import { addEntry, changeEntry, removeEntry } from "#intake/people/entries.server.ts";
import { joinPeople, markDifferent, separateRecord } from "#intake/people/identity.server.ts";
import { findKnown } from "#intake/people/known.server.ts";
import { readPerson } from "#intake/people/read.server.ts";
import { setDetails } from "#intake/people/set-details.server.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const peopleRoutes = (db: Database, clock: Clock): Route[] => [
	route(contract.findKnownPeople, ({ body }) => findKnown(db, body)),
	route(contract.getPerson, ({ params }) => readPerson(db, params.id)),
	route(contract.listOwners, () => readOwners(db)),
	route(contract.updatePerson, (call) =>
		changePerson(db, clock, actorOf(call), {
			id: call.params.id,
			patch: call.body,
			ifMatch: call.ifMatch,
		}),
	),
	route(contract.addEntry, (call) =>
		addEntry(db, clock, actorOf(call), call.params.id, {
			input: call.body,
			submission: call.idempotency,
		}),
	),
	route(contract.updateEntry, (call) =>
		changeEntry(db, clock, actorOf(call), {
			id: call.params.id,
			text: call.body.text,
			ifMatch: call.ifMatch,
		}),
	),
	route(contract.deleteEntry, (call) =>
		removeEntry(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
	route(contract.joinPeople, (call) =>
		joinPeople(db, clock, actorOf(call), call.params.id, call.body.personId),
	),
	route(contract.separateRecord, (call) =>
		separateRecord(db, clock, actorOf(call), call.params.id, call.body),
	),
	route(contract.setDetails, (call) =>
		setDetails(db, clock, actorOf(call), call.params.id, call.body),
	),
	route(contract.markDifferent, ({ params, body }) => markDifferent(db, params.id, body.personId)),
];
