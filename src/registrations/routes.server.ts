import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { recordListRoutes } from "#record-list/routes.server.ts";
import { register, registrationList, updateRegistration } from "#registrations/contract.ts";
import { changeRegistration, registerVisitor } from "#registrations/service.server.ts";
import { formSignalsOf } from "#spam/form-signals.ts";

export const registrationRoutes = (db: Database, clock: Clock): Route[] => [
	...recordListRoutes(db, clock, registrationList),
	route(register, ({ body, idempotency, headers, from }) =>
		registerVisitor(db, clock, body, idempotency, formSignalsOf(headers, from)),
	),
	route(updateRegistration, (call) =>
		changeRegistration(db, clock, actorOf(call), call.params.id, call.body, call.ifMatch),
	),
];
