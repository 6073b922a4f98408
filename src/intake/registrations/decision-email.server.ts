import type { ExpressionBuilder } from "kysely";
import { render } from "#intake/mail/content/render.server.ts";
import type { EmailContent, EmailTemplate } from "#intake/mail/email.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { compared, isUnclaimed } from "#intake/mail/outbox.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { SENT_AGAIN } from "#intake/mail/retry-by-office.server.ts";
import { nobody } from "#intake/placements/record.server.ts";
import type * as contract from "#intake/registrations/contract.ts";
import {
	type Decision,
	type DecisionEmail,
	registrationList,
} from "#intake/registrations/contract.ts";
import { decisionDocument } from "#intake/registrations/decision.ts";
import { sentBefore } from "#intake/registrations/decision-words.ts";
import { registeredProgram } from "#intake/registrations/emails.server.ts";
import { recordActivity, recordActivityBatch } from "#office/activity/record.server.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { Call, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { speechIn } from "#school/translations/speech.server.ts";

const templates = { accepted: "acceptance", rejected: "rejection" } as const satisfies Record<
	Decision,
	EmailTemplate
>;

type Sent = NonNullable<DecisionEmail["lastSent"]>;

/** Returns the last email about a decision, and who sent it, as the activity log has it. */
async function lastSentTo(db: Queries, id: number, status: Decision): Promise<Sent | null> {
	const email = await db
		.selectFrom("emails")
		.select(["id", "createdAt as at", "status"])
		.where("registrationId", "=", id)
		.where("template", "=", templates[status])
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!email) return null;
	return { ...email, username: (await senderOf(db, email, id, status)) || "Someone" };
}

/** Milliseconds in which a call stores an email and what the activity log says about it. */
const ONE_CALL = 10_000;

/**
 * Returns who queued an email: from the registration, or as a copy of a former one. The log names a copy only by a line
 * that is as old, unlike one about another attempt.
 */
async function senderOf(
	db: Queries,
	{ id, at }: Pick<Sent, "id" | "at">,
	registrationId: number,
	status: Decision,
): Promise<string | undefined> {
	const until = new Date(Date.parse(at) + ONE_CALL).toISOString();
	const line = await db
		.selectFrom("activity")
		.select("username")
		.where((is) => {
			const after = JSON.stringify(loggedWith(status, id));
			const recordId = String(registrationId);
			const copied = is.and({ kind: "email", recordId: String(id), action: SENT_AGAIN });
			return is.or([
				is.and({ kind: "registration", recordId, action: "emailed", after }),
				is.and([copied, is.between("at", at, until)]),
			]);
		})
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	return line?.username;
}

/** What the activity log says about an email. */
const loggedWith = (status: Decision, emailId: number) => ({
	decisionEmail: templates[status],
	emailId,
});

/** Renders the email about a decision, for an administrator to read. Sends nothing. */
export async function previewDecisionEmail(
	{ db, clock, publicUrl }: MailingStore,
	{ params: { id }, query: { status } }: Call<typeof contract.previewDecisionEmail>,
): Promise<DecisionEmail | Failure> {
	const registration = await decided(db, id).executeTakeFirst();
	if (!registration) return notFound(registrationList);
	const { email, language } = registration;
	const content = await contentOf(db, clock, publicUrl, { ...registration, status });
	return { recipient: email, language, ...content, lastSent: await lastSentTo(db, id, status) };
}

/**
 * Queues the email about a decision, idempotently per submission.
 * @returns the id of the email, or a Failure if the registration has another status, somebody sent the email since
 * `lastSentId`, or that one was retried after `lastSentStatus` was "failed"
 */
export function sendDecisionEmail(
	{ db, clock, publicUrl }: MailingStore,
	{ params: { id }, body, idempotency, actor }: Call<typeof contract.sendDecisionEmail>,
): Promise<StoredOnce<{ id: number }> | Failure> {
	const { status, lastSentId, lastSentStatus } = body;
	return idempotent<{ id: number }>(db, clock, idempotency, {
		kind: "email",
		store: async (tx) => {
			// Locked, so that the status is still the same when the email is stored, and that of two
			// senders the second sees what the first has sent.
			const registration = await decided(tx, id).forUpdate().executeTakeFirst();
			if (!registration) return notFound(registrationList);
			if (registration.status !== status) {
				const detail = `This registration is no longer ${status}, so the email was not sent. Refresh to see its status.`;
				return new Failure("conflict", detail);
			}
			const last = await lastSentTo(tx, id, status);
			// Only who read that it failed relies on it: one that waits goes out meanwhile, as they were told.
			const wasRetried = lastSentStatus === "failed" && last?.status !== "failed";
			if (last && (last.id !== lastSentId || wasRetried))
				return new Failure("stale", sentBefore(last, status));
			const { reference, fullName, email, language } = registration;
			const queued = await queueEmail(tx, clock, {
				template: templates[status],
				audience: "visitor",
				about: { reference, registrationId: id },
				recipient: email,
				language,
				content: await contentOf(tx, clock, publicUrl, { ...registration, status }),
				domain: new URL(publicUrl).hostname,
			});
			if (queued === undefined) throw new Error("An email without a key was not stored");
			await recordActivity(tx, clock, actor, {
				action: "emailed",
				kind: "registration",
				recordId: id,
				label: `${reference} ${fullName}`,
				after: loggedWith(status, queued),
			});
			return { id: queued };
		},
		read: (tx, emailId) =>
			tx.selectFrom("emails").select("id").where("id", "=", emailId).executeTakeFirst(),
	});
}

/**
 * Takes back emails about decisions that were changed before they left, and records it, as the log has who sent them.
 * @returns whether there were any
 */
export async function takeBackDecisions({ db, clock }: Store): Promise<boolean> {
	let isAnyTaken = false;
	const outdated = await db
		.selectFrom("emails")
		.select("registrationId")
		.distinct()
		.where(isOutdated(clock))
		.execute();
	for (const { registrationId } of outdated) {
		const isTaken = await transaction(db, async (tx) => {
			const registration = await decided(tx, registrationId ?? 0)
				.forUpdate()
				.executeTakeFirst();
			if (!registration) return false;
			const taken = await tx
				.deleteFrom("emails")
				.where("registrationId", "=", registrationId)
				.where(isOutdated(clock))
				.returning(["id", "template"])
				.execute();
			const events = taken.map(({ id: emailId, template }) => ({
				action: "email taken back before it left",
				kind: "registration",
				recordId: registrationId,
				label: `${registration.reference} ${registration.fullName}`,
				after: { decisionEmail: template, emailId },
			}));
			await recordActivityBatch(tx, clock, nobody, events);
			return taken.length > 0;
		});
		isAnyTaken ||= isTaken;
	}
	return isAnyTaken;
}

/** Returns the condition of emails about a decision that is another one by now, and that nobody is sending. */
const isOutdated = (clock: Clock) => (is: ExpressionBuilder<Tables, "emails">) =>
	is.and([
		is("status", "in", compared),
		isUnclaimed(instantFrom(clock))(is),
		is.or(
			Object.entries(templates).map(([status, template]) =>
				is.and([
					is("template", "=", template),
					is.exists(
						is
							.selectFrom("registrations")
							.select("registrations.id")
							.whereRef("registrations.id", "=", "emails.registrationId")
							.where("registrations.status", "!=", status as Decision),
					),
				]),
			),
		),
	]);

const decided = (db: Queries, id: number) =>
	db
		.selectFrom("registrations")
		.select(["reference", "fullName", "email", "courseId", "courseTitle", "status", "language"])
		.where("id", "=", id);

async function contentOf(
	db: Queries,
	clock: Clock,
	publicUrl: string,
	registration: Parameters<typeof registeredProgram>[2] & { status: Decision },
): Promise<EmailContent> {
	const content = await currentContent(db, clock);
	const say = await speechIn(db, clock, registration.language);
	const program = registeredProgram(content, say, registration, publicUrl);
	return render(decisionDocument(registration.status, program, content.school, clock()));
}
