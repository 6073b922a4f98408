import { outboxList, readEmailContent } from "#intake/mail/email-list.server.ts";
import { getEmailContent } from "#intake/mail/email-list.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/** @param mailFrom the configured sender of all emails */
export const emailListRoutes = (
	db: Database,
	clock: Clock,
	mailFrom: string | undefined,
): Route[] => [
	...recordListRoutes({ db, clock, list: outboxList(clock) }),
	route(getEmailContent, ({ params }) => readEmailContent(db, mailFrom, params.id)),
];
