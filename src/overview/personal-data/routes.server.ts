import { actorOf } from "#office/activity/record.server.ts";
import * as contract from "#overview/personal-data/contract.ts";
import { erasePerson } from "#overview/personal-data/erase.server.ts";
import { exportFile, exportPage } from "#overview/personal-data/export.server.ts";
import { readPersonalData } from "#overview/personal-data/read.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

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
