import { preferredLanguage } from "#intake/mail/preferred-language.ts";
import { leaving } from "#intake/people/states.server.ts";
import {
	previewDecisionEmail,
	register,
	registrationList,
	sendDecisionEmail,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { previewDecision, sendDecision } from "#intake/registrations/decision-email.server.ts";
import { addRegistration } from "#intake/registrations/office-contract.ts";
import { registerAtOffice } from "#intake/registrations/office-entry.server.ts";
import { changeRegistration, registerVisitor } from "#intake/registrations/service.server.ts";
import { followSpam } from "#intake/spam/follow-spam.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const registrationRoutes = (db: Database, clock: Clock, publicUrl: string): Route[] => [
	...recordListRoutes({
		...{ db, clock },
		list: registrationList,
		follow: followSpam("registration"),
		prepare: leaving("registration"),
	}),
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
