import type * as contract from "#intake/contacts/contract.ts";
import {
	type AdminContact,
	type Contact,
	type ContactInput,
	contact,
	contactList,
} from "#intake/contacts/contract.ts";
import { queueMessageEmails } from "#intake/contacts/emails.server.ts";
import { languageOfForm } from "#intake/mail/language-header.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { personOf } from "#intake/people/link.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { judgeSubmission, type SpamColumns } from "#intake/spam/judge.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { notFound, recordById } from "#office/record-list/list.server.ts";
import type { Call, IdempotencyKey, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import { withReference } from "#platform/database/reference.server.ts";
import { searchColumns } from "#platform/database/search.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";
import type { Language } from "#platform/text/language.ts";
import { lockActiveCourse } from "#school/courses/service.server.ts";
import { agreedTo, type Consent } from "#school/translations/consent.server.ts";

const publicColumns = Object.keys(contact.shape) as (keyof Contact)[];

/**
 * Stores a visitor's message and queues the emails about it, idempotently per submission. Suspected spam is stored like any
 * other message, with its emails held.
 */
export function sendContact(
	{ db, clock, publicUrl }: MailingStore,
	{ body: input, headers, idempotency, from }: Call<typeof contract.sendContact>,
): Promise<StoredOnce<Contact> | Failure> {
	return contactOnce({ db, clock }, idempotency, async (tx) => {
		const course = input.courseId === null ? null : await lockActiveCourse(tx, input.courseId);
		if (course instanceof Failure) return course;
		const spam = await judgeSubmission(tx, clock, "contacts", input, formSignalsOf(headers, from));
		const language = languageOfForm(headers["accept-language"]);
		const shown = headers["consent-shown"];
		const agreed = await agreedTo(tx, clock, "consent.message", { language, shown });
		if (agreed instanceof Failure) return agreed;
		const contact = await storeContact(tx, clock, input, { ...spam, ...agreed, language });
		const about = { courseTitle: course?.title ?? null, conversationId: null };
		const sending = { publicUrl, language, isSuspected: spam.isSpam };
		await queueMessageEmails(tx, clock, contact, about, sending);
		return contact;
	});
}

/** Runs `store`, which creates a contact, idempotently per submission. */
export function contactOnce(
	{ db, clock }: Store,
	submission: IdempotencyKey | null,
	store: (tx: Tx) => Promise<Contact | Failure>,
): Promise<StoredOnce<Contact> | Failure> {
	return idempotent<Contact>(db, clock, submission, {
		kind: "contact",
		store,
		read: (tx, id) =>
			tx.selectFrom("contacts").select(publicColumns).where("id", "=", id).executeTakeFirst(),
	});
}

/** Stores a contact inside an existing transaction, of a known person or of whoever it is from. */
export async function storeContact(
	tx: Queries,
	clock: Clock,
	input: ContactInput,
	columns: SpamColumns & Consent & { language: Language; personId?: number },
): Promise<Contact> {
	const personId = columns.personId ?? (await personOf(tx, clock, input));
	return withReference("C", (reference) =>
		tx
			.insertInto("contacts")
			.values({
				...input,
				...columns,
				reference,
				personId,
				createdAt: instantFrom(clock),
				...searchColumns({ ...input, reference }, input.subject),
			})
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.returning(publicColumns)
			.executeTakeFirst(),
	);
}

/** Marks a message as read; there is no way back. A read message stays unchanged. */
export function markContactRead(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.markContactRead>,
): Promise<AdminContact | Failure> {
	return transaction<AdminContact | Failure>(db, async (tx) => {
		const missing = notFound(contactList);
		const refused = await lockVersion(tx, "contacts", { id, ifMatch, missing });
		if (refused) return refused;
		const before = await recordById(tx, contactList, id);
		if (before instanceof Failure || before.isRead) return before;
		await updateVersioned(tx, "contacts", { id, ifMatch, missing }, { isRead: true });
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind: "contact",
			recordId: id,
			label: `${before.reference} ${before.name}`,
			before: { isRead: false },
			after: { isRead: true },
		});
		return recordById(tx, contactList, id);
	});
}

/** Counts all messages and the unread ones. */
export const countContacts = (db: Queries) =>
	db
		.selectFrom("contacts")
		.select(({ fn }) => [
			fn.countAll<number>().as("total"),
			fn.countAll<number>().filterWhere("isRead", "=", false).as("unread"),
		])
		.where("archived", "=", false)
		.executeTakeFirstOrThrow();
