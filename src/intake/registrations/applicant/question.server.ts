import type { Contact } from "#intake/contacts/contract.ts";
import { queueMessageEmails } from "#intake/contacts/emails.server.ts";
import { storeContact } from "#intake/contacts/service.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import type { LinkedCall } from "#intake/registrations/applicant/link.server.ts";
import type * as contract from "#intake/registrations/applicant/public-contract.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Tx } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import { courseById } from "#school/courses/service.server.ts";

/** A question as its applicant sees it. */
type Question = Pick<Contact, "id" | "reference">;

/** Stores a question of an applicant as a message of the same person, idempotently, and queues the emails about it. */
export function askQuestion(
	{ db, clock, publicUrl }: MailingStore,
	{ registrationId, body: { message }, idempotency }: LinkedCall<typeof contract.askQuestion>,
): Promise<StoredOnce<Question> | Failure> {
	const store = async (tx: Tx): Promise<Question | Failure> => {
		const registration = await tx
			.selectFrom("registrations")
			.select(["reference", "fullName", "email", "phone", "courseId", "personId", "language"])
			.select(["isSpam", "spamSignals"])
			.where("id", "=", registrationId)
			.forShare()
			.executeTakeFirst();
		if (!registration) return notFound(registrationList);
		const { fullName: name, email, phone, language, personId } = registration;
		const { isSpam, spamSignals } = registration;
		const course = await courseById(tx, registration.courseId);
		const known = course instanceof Failure ? null : course;
		const subject = `Question about ${registration.reference}`;
		const contact = await storeContact(
			tx,
			clock,
			{ name, email, phone, subject, message, courseId: known?.id ?? null },
			{
				isSpam,
				spamSignals,
				language,
				...(personId !== null && { personId }),
				// They agreed with their registration; this form shows no sentence.
				consent: null,
				consentVersion: null,
			},
		);
		const about = { courseTitle: known?.title ?? null, conversationId: null };
		await queueMessageEmails(tx, clock, contact, about, {
			publicUrl,
			language,
			isSuspected: isSpam,
		});
		return { id: contact.id, reference: contact.reference };
	};
	return idempotent<Question>(db, clock, idempotency, {
		kind: "contact",
		store,
		read: (tx, contactId) =>
			tx
				.selectFrom("contacts")
				.select(["id", "reference"])
				.where("id", "=", contactId)
				.executeTakeFirst(),
	});
}
