import { changeRecords } from "#activity/bulk.server.ts";
import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import {
	bulkContacts,
	type ContactState,
	countContacts,
	eraseContact as eraseEndpoint,
} from "#contacts/bulk-contract.ts";
import { eraseContact } from "#contacts/erase.server.ts";
import { countFiltered } from "#contacts/list.server.ts";
import { missing } from "#contacts/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";

const bulkConfig = {
	table: "contacts",
	kind: "contact",
	name: "name",
	fields: ["isRead", "archived"],
	missing,
} as const;

/** What the office does with many messages, and the end of one. */
export const contactOfficeRoutes = (db: Database, clock: Clock): Route[] => [
	route(bulkContacts, (call) =>
		changeRecords<ContactState>(
			db,
			clock,
			actorOf(call),
			bulkConfig,
			call.body.records.map(({ id, version, ...change }) => ({ id, version, change })),
		),
	),
	route(countContacts, async ({ query }) => ({ total: await countFiltered(db, query) })),
	route(eraseEndpoint, (call) =>
		eraseContact(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];
