import { type SqlBool, sql } from "kysely";
import type { EmailContent } from "#intake/mail/email.ts";
import type { Actor } from "#platform/api/caller.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { searchTextOf } from "#platform/database/search.server.ts";
import type { EmailRow } from "#platform/database/tables.server.ts";
import { withoutLinkTokens } from "#school/profile/applicant-path.ts";

/**
 * Writes an email about a registration again, with a new link to the applicant's page.
 * @param isElsewhere whether it goes to another address than before, so that no link works that other addresses have
 */
export type RewriteEmail = (
	tx: Queries,
	actor: Actor,
	email: { id: number; registrationId: number; template: string },
	isElsewhere: boolean,
) => Promise<RewrittenEmail>;

/** An email that was written again. */
export interface RewrittenEmail extends EmailContent {
	/** The key of what it says, if it has one. */
	onceKey?: string;
}

/** Templates with a link for their visitor alone. */
export const linkTemplates: readonly string[] = ["registration confirmation", "class"];

/**
 * Where a row of `emails` goes if it is sent again; null for the school's own address. What is for a visitor goes to the
 * address of the registration as it is now. The notice about a new address is for the former one, and a message keeps
 * its address.
 */
export const addressNow = sql<string | null>`(case
	when emails.audience = 'visitor' and emails.template <> 'address change'
	then coalesce((select r.email from registrations as r where r.id = emails."registrationId"), emails.recipient)
	else emails.recipient end)`;

/** Returns the address of an email's registration, which stays the same until the transaction ends; undefined without one. */
export async function lockVisitor(
	tx: Queries,
	{ registrationId }: Pick<EmailRow, "registrationId">,
): Promise<string | undefined> {
	if (registrationId === null) return undefined;
	const registration = await tx
		.selectFrom("registrations")
		.select("email")
		.where("id", "=", registrationId)
		.forShare()
		.executeTakeFirst();
	return registration?.email;
}

/** Returns whether an email has a link for its visitor alone, so that it is written again for each sending. */
export const isRewritten = ({
	template,
	registrationId,
}: Pick<EmailRow, "template" | "registrationId">): boolean =>
	linkTemplates.includes(template) && registrationId !== null;

/**
 * Returns an email as it goes to another address, or to the same one again. Another address gets no link that an earlier
 * one got. One that is written again is as new as its link.
 * @param email with where it goes, as {@link addressNow} says
 */
export async function readdressed(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ to: recipient, ...email }: EmailRow & { to: string | null },
	visitor: string | undefined,
	rewrite: RewriteEmail,
) {
	const { id, registrationId, reference } = email;
	const replyTo = email.replyTo === null ? null : (visitor ?? email.replyTo);
	const isElsewhere = recipient !== email.recipient;
	const { template } = email;
	const isNew = isRewritten(email) && registrationId !== null;
	const written: RewrittenEmail = isNew
		? await rewrite(tx, actor, { id, registrationId, template }, isElsewhere)
		: contentOf(email, isElsewhere);
	const { subject, text, html, onceKey } = written;
	return {
		recipient,
		replyTo,
		subject,
		textBody: text,
		htmlBody: html,
		searchText: searchTextOf([recipient, replyTo, subject, reference], null),
		createdAt: isNew ? instantFrom(clock) : email.createdAt,
		...(onceKey !== undefined && { onceKey }),
	};
}

function contentOf({ subject, textBody, htmlBody }: EmailRow, isElsewhere: boolean): EmailContent {
	const shown = isElsewhere ? withoutLinkTokens : (text: string) => text;
	return { subject, text: shown(textBody), html: shown(htmlBody) };
}

/**
 * Lets the emails about a registration that wait go to its address of now, which the office has just corrected, or whose
 * links it has just revoked: each with a link that works.
 * One that is being sent goes there if this attempt fails. What was sent or failed stays as it is, but answers to a
 * failed notice go to the address of now.
 */
export async function readdressWaiting(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ id, email: current }: { id: number; email: string },
	rewrite: RewriteEmail,
	{ areLinksRevoked = false } = {},
): Promise<void> {
	const emails = await tx
		.selectFrom("emails")
		.selectAll()
		.select(addressNow.as("to"))
		.where("registrationId", "=", id)
		.where((is) =>
			is.or([
				is("status", "in", ["waiting", "held", "unsent"]),
				is.and([is("status", "=", "failed"), is("audience", "=", "school")]),
			]),
		)
		.where((is) =>
			is.or([
				is(addressNow, "is distinct from", is.ref("recipient")),
				is("replyTo", "<>", current),
				// One that leaves on request only gets its link then.
				...(areLinksRevoked
					? [sql<SqlBool>`template in (${sql.join(linkTemplates)}) and status <> 'unsent'`]
					: []),
			]),
		)
		.orderBy("id")
		.forUpdate()
		.execute();
	for (const email of emails) {
		const change = await readdressed(tx, clock, actor, email, current, rewrite);
		// With the key that it had: what is no longer so is taken back, as whoever changed it has sent news of it.
		const { onceKey, version } = email;
		await tx
			.updateTable("emails")
			.set({ ...change, onceKey, version: version + 1 })
			.where("id", "=", email.id)
			.execute();
	}
}
