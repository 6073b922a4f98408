import type { Transaction } from "kysely";
import type { Contact } from "#intake/contacts/contract.ts";
import { queueMessageEmails } from "#intake/contacts/emails.server.ts";
import { storeContact } from "#intake/contacts/service.server.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { IdempotencyKey, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { courseById } from "#school/courses/service.server.ts";

/** A question as its applicant sees it. */
type Question = Pick<Contact, "id" | "reference">;

/** Stores a question of an applicant as a message of the same person, idempotently, and queues the emails about it. */
export function storeQuestion(
	db: Database,
	clock: Clock,
	id: number,
	question: { message: string; submission: IdempotencyKey | null; publicUrl: string },
): Promise<StoredOnce<Question> | Failure> {
	const { message, submission, publicUrl } = question;
	const store = async (tx: Transaction<Tables>): Promise<Question | Failure> => {
		const registration = await tx
			.selectFrom("registrations")
			.select(["reference", "fullName", "email", "phone", "courseId", "personId", "language"])
			.select(["isSpam", "spamSignals"])
			.where("id", "=", id)
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
	return idempotent<Question>(db, clock, submission, {
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
