import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { preferredLanguage } from "#mail/preferred-language.ts";
import { recordListRoutes } from "#record-list/routes.server.ts";
import {
	previewDecisionEmail,
	register,
	registrationList,
	sendDecisionEmail,
	updateRegistration,
} from "#registrations/contract.ts";
import { previewDecision, sendDecision } from "#registrations/decision-email.server.ts";
import { addRegistration } from "#registrations/office-contract.ts";
import { registerAtOffice } from "#registrations/office-entry.server.ts";
import { changeRegistration, registerVisitor } from "#registrations/service.server.ts";
import { formSignalsOf } from "#spam/form-signals.ts";
import { followSpam } from "#spam/held-emails.server.ts";

export const registrationRoutes = (db: Database, clock: Clock, publicUrl: string): Route[] => [
	...recordListRoutes(db, clock, registrationList, followSpam("registration")),
	route(register, ({ body, headers, idempotency, from }) =>
		registerVisitor(
			db,
			clock,
			body,
			idempotency,
			{ publicUrl, language: preferredLanguage(headers["accept-language"]) },
			formSignalsOf(headers, from),
		),
	),
	route(previewDecisionEmail, ({ params, query }) =>
		previewDecision({ db, clock, publicUrl }, params.id, query.status),
	),
	route(sendDecisionEmail, (call) =>
		sendDecision({ db, clock, publicUrl }, actorOf(call), call.params.id, {
			...call.body,
			submission: call.idempotency,
		}),
	),
	route(addRegistration, (call) =>
		registerAtOffice({ db, clock, publicUrl }, actorOf(call), call.body, call.idempotency),
	),
	route(updateRegistration, (call) =>
		changeRegistration(
			{ db, clock, publicUrl },
			actorOf(call),
			call.params.id,
			call.body,
			call.ifMatch,
		),
	),
];
