import { type SqlBool, sql } from "kysely";
import type { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { emailList, type StoredEmailContent } from "#mail/email-list.ts";
import { notFound } from "#record-list/list.server.ts";
import { currentSchool } from "#settings/service.server.ts";

/** Milliseconds that an email may wait after a failed attempt before it needs the office. */
const STUCK_AFTER = 5 * 60_000;

/** Returns the condition of emails that need the office: failed, or waiting for long after a failed attempt. */
export const isStuck = (clock: Clock) => sql<SqlBool>`(status = 'failed' or (status = 'waiting'
	and attempts > 0 and "createdAt" < ${instantFrom(clock, -STUCK_AFTER)}))`;

/** Returns the outbox as the server reads it. */
export const outboxList = (clock: Clock): typeof emailList => ({
	...emailList,
	conditions: { stuck: () => isStuck(clock) },
});

/**
 * Reads an email in full.
 * @param mailFrom the configured sender; otherwise it is the school, as it is now
 */
export async function readEmailContent(
	db: Queries,
	clock: Clock,
	mailFrom: string | undefined,
	id: number,
): Promise<StoredEmailContent | Failure> {
	const email = await db
		.selectFrom("emails")
		.select(["recipient", "replyTo", "subject", "textBody", "htmlBody"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!email) return notFound(emailList);
	const school = await currentSchool(db, clock);
	return {
		from: mailFrom ?? `${school.name} <${school.email}>`,
		to: email.recipient ?? school.email,
		replyTo: email.replyTo,
		subject: email.subject,
		text: email.textBody,
		html: email.htmlBody,
	};
}
