import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { outboxList, readEmailContent } from "#mail/email-list.server.ts";
import { getEmailContent } from "#mail/email-list.ts";
import { recordListRoutes } from "#record-list/routes.server.ts";

/** @param mailFrom the configured sender of all emails */
export const emailListRoutes = (
	db: Database,
	clock: Clock,
	mailFrom: string | undefined,
): Route[] => [
	...recordListRoutes(db, clock, outboxList(clock)),
	route(getEmailContent, ({ params }) => readEmailContent(db, mailFrom, params.id)),
];
