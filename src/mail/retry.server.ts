import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";
import type { EmailRow, Tables } from "#database/tables.server.ts";
import { makeDue } from "#mail/outbox.server.ts";
import { readSettings } from "#settings/service.server.ts";

type Labeled = Pick<EmailRow, "id" | "reference" | "template">;

const missing = new Failure("notFound", "This email no longer exists.");

/**
 * Makes emails due now: those with the ids, or all that failed or were not sent.
 * @param ids null for all
 * @returns how many
 */
export function retryEmails(
	db: Database,
	clock: Clock,
	actor: Actor,
	ids: readonly number[] | null,
): Promise<{ count: number }> {
	return transaction(db, async (tx) => {
		const emails = await retry(tx, clock, ids);
		if (emails.length > 0) await recordRetry(tx, clock, actor, emails);
		return { count: emails.length };
	});
}

/**
 * Sends an email once more: a sent one as a copy, any other as a retry.
 * @returns how many emails that are, or a Failure if it no longer exists
 */
export function resendEmail(
	db: Database,
	clock: Clock,
	actor: Actor,
	id: number,
): Promise<{ count: number } | Failure> {
	return transaction<{ count: number } | Failure>(db, async (tx) => {
		const email = await tx
			.selectFrom("emails")
			.selectAll()
			.where("id", "=", id)
			.forUpdate()
			.executeTakeFirst();
		if (!email) return missing;
		if (email.status === "sent") await copy(tx, clock, email);
		else await retry(tx, clock, [id]);
		await recordRetry(tx, clock, actor, [email]);
		return { count: 1 };
	});
}

async function retry(tx: Transaction<Tables>, clock: Clock, ids: readonly number[] | null) {
	const { settings } = await readSettings(tx);
	return makeDue(tx, clock, ids, settings.email);
}

/** Stores an email again. A mail client would show the same Message-ID only once. */
async function copy(tx: Transaction<Tables>, clock: Clock, email: EmailRow): Promise<void> {
	const { id: _, version: __, ...content } = email;
	const domain = email.messageId.replace(/^.*@|>$/g, "");
	await tx
		.insertInto("emails")
		.values({
			...content,
			onceKey: null,
			messageId: `<${randomUUID()}@${domain}>`,
			status: "waiting",
			failure: null,
			attempts: 0,
			firstAttemptAt: null,
			claimedUntil: null,
			sentAt: null,
			archived: false,
			nextAttemptAt: instantFrom(clock),
			createdAt: instantFrom(clock),
		})
		.execute();
}

async function recordRetry(
	tx: Transaction<Tables>,
	clock: Clock,
	actor: Actor,
	emails: readonly Labeled[],
): Promise<void> {
	const [only] = emails.length === 1 ? emails : [];
	await recordActivity(tx, clock, actor, {
		action: "sent again",
		kind: "email",
		recordId: only?.id ?? null,
		label: only
			? [only.template, only.reference].filter(Boolean).join(", ")
			: `${emails.length} emails`,
	});
}
