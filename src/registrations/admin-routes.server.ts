import { changeRecords } from "#activity/bulk.server.ts";
import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import {
	bulkRegistrations,
	countRegistrations,
	eraseRegistration as eraseEndpoint,
	type RegistrationState,
} from "#registrations/bulk-contract.ts";
import { eraseRegistration } from "#registrations/erase.server.ts";
import { countFiltered } from "#registrations/list.server.ts";
import { missing } from "#registrations/service.server.ts";

const bulkConfig = {
	table: "registrations",
	kind: "registration",
	name: "fullName",
	fields: ["status", "archived"],
	missing,
} as const;

/** What the office does with many registrations, and the end of one. */
export const registrationOfficeRoutes = (db: Database, clock: Clock): Route[] => [
	route(bulkRegistrations, (call) =>
		changeRecords<RegistrationState>(
			db,
			clock,
			actorOf(call),
			bulkConfig,
			call.body.records.map(({ id, version, ...change }) => ({ id, version, change })),
		),
	),
	route(countRegistrations, async ({ query }) => ({ total: await countFiltered(db, query) })),
	route(eraseEndpoint, (call) =>
		eraseRegistration(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];
