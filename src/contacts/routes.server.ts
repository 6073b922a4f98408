import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { contactList, markContactRead, sendContact } from "#contacts/contract.ts";
import { markRead, sendMessage } from "#contacts/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { preferredLanguage } from "#mail/preferred-language.ts";
import { recordListRoutes } from "#record-list/routes.server.ts";
import { formSignalsOf } from "#spam/form-signals.ts";
import { followSpam } from "#spam/held-emails.server.ts";

export const contactRoutes = (db: Database, clock: Clock, publicUrl: string): Route[] => [
	...recordListRoutes(db, clock, contactList, followSpam("contact")),
	route(sendContact, ({ body, headers, idempotency, from }) =>
		sendMessage(
			db,
			clock,
			body,
			idempotency,
			{ publicUrl, language: preferredLanguage(headers["accept-language"]) },
			formSignalsOf(headers, from),
		),
	),
	route(markContactRead, (call) =>
		markRead(db, clock, actorOf(call), call.params.id, call.ifMatch),
	),
];
