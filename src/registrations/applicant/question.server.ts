import type { IdempotencyKey } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { queueMessageEmails } from "#contacts/emails.server.ts";
import { contactOnce, storeContact } from "#contacts/service.server.ts";
import { courseById } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { notFound } from "#record-list/list.server.ts";
import { registrationList } from "#registrations/contract.ts";

/** Stores a question of an applicant as a message of the same person, and queues the emails about it. */
export async function storeQuestion(
	db: Database,
	clock: Clock,
	id: number,
	question: { message: string; submission: IdempotencyKey | null; publicUrl: string },
): Promise<{ id: number; reference: string } | Failure> {
	const { message, submission, publicUrl } = question;
	// The same text about another registration is another question.
	const own = submission && { ...submission, key: `${submission.key} ${id}` };
	const stored = await contactOnce(db, clock, own, async (tx) => {
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
		return contact;
	});
	return stored instanceof Failure ? stored : { id: stored.id, reference: stored.reference };
}
