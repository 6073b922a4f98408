import type { Queries } from "#database/database.server.ts";
import { searchTextOf } from "#database/search.server.ts";
import type { EmailRow } from "#database/tables.server.ts";
import type { EmailContent } from "#mail/email.ts";
import { withoutLinkTokens } from "#school/applicant-path.ts";

/**
 * Writes the confirmation of a registration again, with a new link to the applicant's page.
 * @param isElsewhere whether it goes to another address than before, so that earlier links stop working
 */
export type RewriteConfirmation = (
	tx: Queries,
	registrationId: number,
	isElsewhere: boolean,
) => Promise<EmailContent>;

/**
 * Returns the address of a registration as it is now; undefined without one. A message keeps its address.
 * @param isLocked whether it must stay the same until the transaction ends
 */
export async function visitorOf(
	db: Queries,
	{ registrationId }: Pick<EmailRow, "registrationId">,
	isLocked = false,
): Promise<string | undefined> {
	if (registrationId === null) return undefined;
	const registration = await db
		.selectFrom("registrations")
		.select("email")
		.where("id", "=", registrationId)
		.$if(isLocked, (query) => query.forShare())
		.executeTakeFirst();
	return registration?.email;
}

/**
 * Returns where an email goes if it is sent again; null for the school's own address.
 * The notice about a new address is for the former one.
 */
export function addressOf(
	{ audience, template, recipient }: Pick<EmailRow, "audience" | "template" | "recipient">,
	visitor: string | undefined,
): string | null {
	const follows = audience === "visitor" && template !== "address change";
	return follows ? (visitor ?? recipient) : recipient;
}

/** Returns whether an email has a link for its visitor alone, so that it is written again for each sending. */
export const isRewritten = ({
	template,
	registrationId,
}: Pick<EmailRow, "template" | "registrationId">): boolean =>
	template === "registration confirmation" && registrationId !== null;

/** Returns an email as it goes to its visitor's address of now. Another address gets no link that an earlier one got. */
export async function readdressed(
	tx: Queries,
	email: EmailRow,
	visitor: string | undefined,
	rewrite: RewriteConfirmation,
): Promise<
	Pick<EmailRow, "recipient" | "replyTo" | "subject" | "textBody" | "htmlBody" | "searchText">
> {
	const { registrationId, reference } = email;
	const recipient = addressOf(email, visitor);
	const replyTo = email.replyTo === null ? null : (visitor ?? email.replyTo);
	const isElsewhere = recipient !== email.recipient;
	const { subject, text, html } =
		isRewritten(email) && registrationId !== null
			? await rewrite(tx, registrationId, isElsewhere)
			: contentOf(email, isElsewhere);
	return {
		recipient,
		replyTo,
		subject,
		textBody: text,
		htmlBody: html,
		searchText: searchTextOf([recipient, replyTo, subject, reference], null),
	};
}

function contentOf({ subject, textBody, htmlBody }: EmailRow, isElsewhere: boolean): EmailContent {
	const shown = isElsewhere ? withoutLinkTokens : (text: string) => text;
	return { subject, text: shown(textBody), html: shown(htmlBody) };
}

/**
 * Lets the emails about a registration that wait go to its address of now, which the office has just corrected.
 * One that is being sent goes there if this attempt fails. What was sent or failed stays as it is, but answers to a
 * failed notice go to the address of now.
 */
export async function readdressWaiting(
	tx: Queries,
	{ id, email: current }: { id: number; email: string },
	rewrite: RewriteConfirmation,
): Promise<void> {
	const emails = await tx
		.selectFrom("emails")
		.selectAll()
		.where("registrationId", "=", id)
		.where((is) =>
			is.or([
				is("status", "in", ["waiting", "held", "unsent"]),
				is.and([is("status", "=", "failed"), is("audience", "=", "school")]),
			]),
		)
		.where("template", "<>", "address change")
		.where((is) =>
			is.or([
				is.and([is("audience", "=", "visitor"), is("recipient", "<>", current)]),
				is("replyTo", "<>", current),
			]),
		)
		.orderBy("id")
		.forUpdate()
		.execute();
	for (const email of emails) {
		await tx
			.updateTable("emails")
			.set({ ...(await readdressed(tx, email, current, rewrite)) })
			.set({ version: email.version + 1 })
			.where("id", "=", email.id)
			.execute();
	}
}
