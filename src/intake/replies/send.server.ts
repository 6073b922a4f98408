import { render } from "#intake/mail/content/render.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import type {
	RepliedRecord,
	RepliesContract,
	Reply,
	ReplyInput,
} from "#intake/replies/contract.ts";
import { replyEmail } from "#intake/replies/email.ts";
import {
	type Addressee,
	addresseeOf,
	type KindOfReplies,
	lastReplyTo,
	replyById,
} from "#intake/replies/read.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { instantFrom } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import { updateVersioned } from "#platform/database/version.server.ts";
import { getSchool } from "#school/settings/service.server.ts";

/** A store that knows whether replies can be sent. */
export interface ReplyStore extends MailingStore {
	hasMailServer: boolean;
}

const noServer = new Failure(
	"conflict",
	"No mail server is configured. Send the reply with your mail program.",
);

const noAddress = new Failure("conflict", "This person has no email address.");

const repliedMeanwhile = ({ username, at }: Reply) =>
	new Failure(
		"stale",
		`${username} replied on ${fullDate(at)}. Read that reply before you send yours.`,
	);

/**
 * Stores a reply to a registration or message, idempotently per submission: what was said, its email unless a mail
 * program sent it, and that the message is answered.
 * @returns the reply, or a Failure if somebody replied to the person since `lastReplyId`
 */
export function sendReply(
	store: ReplyStore & KindOfReplies,
	{ params: { id }, body: input, idempotency, actor }: Call<RepliesContract["sendReply"]>,
): Promise<StoredOnce<Reply> | Failure> {
	const record = { kind: store.kind, id };
	if (input.channel === "outbox" && !store.hasMailServer) return Promise.resolve(noServer);
	return idempotent<Reply>(store.db, store.clock, idempotency, {
		kind: "reply",
		store: async (tx) => {
			const addressee = await lockedAddressee(tx, record);
			if (addressee instanceof Failure) return addressee;
			if (!addressee.recipient) return noAddress;
			const last = await lastReplyTo(tx, addressee.personId);
			if (last && last.id !== input.lastReplyId) return repliedMeanwhile(last);
			const { id } = await tx
				.insertInto("replies")
				.values({
					...aboutOf(record),
					at: instantFrom(store.clock),
					username: actor.username,
					channel: input.channel,
					emailId:
						input.channel === "outbox" ? await queue(tx, store, addressee, record, input) : null,
					recipient: addressee.recipient,
					language: input.language,
					subject: input.subject,
					text: input.text,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			const isNewlyAnswered = input.isAnswered && addressee.answerState === "open";
			if (isNewlyAnswered) await markAnswered(tx, record);
			await recordActivity(tx, store.clock, actor, {
				action: "replied to",
				kind: record.kind,
				recordId: record.id,
				label: `${addressee.reference} ${addressee.name}`,
				...(isNewlyAnswered && {
					before: { answerState: "open" },
					after: { answerState: "answered" },
				}),
			});
			return (await replyById(tx, id)) as Reply;
		},
		read: replyById,
	});
}

/** Locks the person before the record, as merging people does, so that two replies don't miss each other. */
async function lockedAddressee(tx: Tx, record: RepliedRecord) {
	const found = await addresseeOf(tx, record);
	if (found instanceof Failure) return found;
	await tx
		.selectFrom("people")
		.select("id")
		.where("id", "=", found.personId)
		.forUpdate()
		.executeTakeFirst();
	return addresseeOf(tx, record, true);
}

const aboutOf = ({ kind, id }: RepliedRecord) => ({
	registrationId: kind === "registration" ? id : null,
	contactId: kind === "contact" ? id : null,
});

/** Queues the email, which continues the last one that the visitor got about the record. */
async function queue(
	tx: Tx,
	{ clock, publicUrl }: ReplyStore,
	{ recipient, reference }: Addressee,
	record: RepliedRecord,
	input: ReplyInput,
) {
	const school = await getSchool({ db: tx, clock });
	const previous = await tx
		.selectFrom("emails")
		.select("messageId")
		.where(record.kind === "registration" ? "registrationId" : "contactId", "=", record.id)
		.where("audience", "=", "visitor")
		.where("status", "=", "sent")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	const id = await queueEmail(tx, clock, {
		template: "reply",
		audience: "visitor",
		about: {
			reference,
			...(record.kind === "registration"
				? { registrationId: record.id }
				: { contactId: record.id }),
		},
		recipient,
		inReplyTo: previous?.messageId,
		language: input.language,
		content: render(replyEmail(input, school, clock())),
		domain: new URL(publicUrl).hostname,
	});
	if (id === undefined) throw new Error("An email without a key was not stored");
	return id;
}

/** A reply to a message that was closed leaves it closed. */
async function markAnswered(tx: Tx, { id }: RepliedRecord): Promise<void> {
	await updateVersioned(
		tx,
		"contacts",
		{ id, ifMatch: undefined, missing: new Failure("notFound", "Message not found.") },
		{ answerState: "answered" },
	);
}
