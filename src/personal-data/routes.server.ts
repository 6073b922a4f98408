import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import * as contract from "#personal-data/contract.ts";
import { erasePerson } from "#personal-data/erase.server.ts";
import { exportFile, exportPage } from "#personal-data/export.server.ts";
import { readPersonalData } from "#personal-data/read.server.ts";

export const personalDataRoutes = (db: Database, clock: Clock): Route[] => [
	route(contract.getPersonalData, ({ params }) => readPersonalData(db, params.id)),
	route(contract.exportPersonalData, ({ params, query }) =>
		exportFile(db, clock, { id: params.id, askedOn: query.askedOn }),
	),
	route(contract.exportPersonalDataPage, ({ params, query }) =>
		exportPage(db, clock, { id: params.id, askedOn: query.askedOn }),
	),
	route(contract.erasePerson, (call) =>
		erasePerson(db, clock, actorOf(call), {
			id: call.params.id,
			...call.body,
			ifMatch: call.ifMatch,
		}),
	),
];
