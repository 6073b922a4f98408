import { type SqlBool, sql } from "kysely";
import type * as contract from "#intake/mail/contract.ts";
import type { Retried } from "#intake/mail/contract.ts";
import { outboxList } from "#intake/mail/email-list.server.ts";
import { noMailServer, type OutboxStore } from "#intake/mail/mail-service.server.ts";
import { type EmailCondition, makeDue } from "#intake/mail/outbox.server.ts";
import { addressNow, linkTemplates } from "#intake/mail/readdress.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { countedMatches } from "#office/record-list/bulk.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { EmailRow } from "#platform/database/tables.server.ts";

/**
 * Makes the emails due now that match a query and were not sent. One stays whose registration has another address by
 * now, because nobody has looked at where it goes, and one whose link no longer works, because only a resend writes it
 * again.
 * @returns how many are due and how many stay, or a Failure if as many as the office saw do not match
 */
export async function retryEmails(
	{ db, clock, transport, worker }: OutboxStore,
	{ query, body: { total }, actor }: Call<typeof contract.retryEmails>,
): Promise<Retried | Failure> {
	if (!transport) return noMailServer;
	const result = await transaction<Retried | Failure>(db, async (tx) => {
		const matches = await countedMatches(tx, outboxList(clock), query, total);
		if (matches instanceof Failure) return matches;
		const ids = matches.map(({ id }) => id);
		const chosen: EmailCondition = (is) => is("id", "in", ids);
		const stays: EmailCondition = (is) => is.or([hasMoved, hasDeadLink(clock)]);
		const due = await makeDue(tx, clock, (is) => is.and([chosen(is), is.not(stays(is))]));
		const left = await tx
			.selectFrom("emails")
			.select("id")
			.where("status", "<>", "sent")
			.where(chosen)
			.where(stays)
			.execute();
		if (due.length > 0) await recordSending(tx, clock, actor, due);
		return { count: due.length, left: left.length };
	});
	worker.resume();
	return result;
}

/** Emails whose registration has another address by now. */
const hasMoved = sql<SqlBool>`(${addressNow} is distinct from emails.recipient)`;

/**
 * Emails whose link was revoked or has expired: revoking ends all links that a registration has, but for those in
 * emails to its address of now, so one that works and is as old as an email to that address is the email's own.
 */
const hasDeadLink = (
	clock: Clock,
) => sql<SqlBool>`(template in (${sql.join(linkTemplates)}) and "registrationId" is not null
	and not exists (select 1 from applicant_links as l where l."registrationId" = emails."registrationId"
		and l."createdAt" <= emails."createdAt" and l."expiresAt" > ${instantFrom(clock)}))`;

/** What the activity log says when emails are sent again; a copy of one has a line of its own. */
export const SENT_AGAIN = "sent again";

/** Records that someone sent emails again. */
export async function recordSending(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	emails: readonly Pick<EmailRow, "id" | "reference" | "template">[],
): Promise<void> {
	const [only] = emails.length === 1 ? emails : [];
	await recordActivity(tx, clock, actor, {
		action: SENT_AGAIN,
		kind: "email",
		recordId: only?.id ?? null,
		label: only
			? [only.template, only.reference].filter(Boolean).join(", ")
			: `${emails.length} emails`,
	});
}
