import { contactList, markContactRead, sendContact } from "#intake/contacts/contract.ts";
import { markRead, sendMessage } from "#intake/contacts/service.server.ts";
import { preferredLanguage } from "#intake/mail/preferred-language.ts";
import { leaving } from "#intake/people/states.server.ts";
import { followSpam } from "#intake/spam/follow-spam.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const contactRoutes = (db: Database, clock: Clock, publicUrl: string): Route[] => [
	...recordListRoutes({
		...{ db, clock },
		list: contactList,
		follow: followSpam("contact"),
		prepare: leaving("contact"),
	}),
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
