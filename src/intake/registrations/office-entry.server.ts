import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { stateColumns } from "#intake/people/states.server.ts";
import { choosableClass, storeSeat } from "#intake/placements/seat.server.ts";
import { type AdminRegistration, registrationList } from "#intake/registrations/contract.ts";
import { queueRegistrationEmails } from "#intake/registrations/emails.server.ts";
import type * as contract from "#intake/registrations/office-contract.ts";
import { officeConsent } from "#intake/registrations/office-contract.ts";
import { storeRegistration } from "#intake/registrations/service.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { recordById } from "#office/record-list/list.server.ts";
import type { Call, StoredOnce } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { instantFrom } from "#platform/database/clock.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import { lockActiveCourse } from "#school/courses/service.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { consentVersion } from "#school/translations/consent.server.ts";

/** Whoever the office has spoken with is no spam. */
const noSpam = { isSpam: false, spamSignals: "[]" };

/**
 * Registers someone who walked in or called, idempotently per submission, and queues the confirmation
 * if they want one. The activity log has who entered it, and what the applicant agreed to.
 */
export function addRegistration(
	{ db, clock, publicUrl }: MailingStore,
	{ body, idempotency, actor }: Call<typeof contract.addRegistration>,
): Promise<StoredOnce<AdminRegistration> | Failure> {
	const { source, language, sendsConfirmation, hasAgreed: _, classId, ...input } = body;
	return idempotent<AdminRegistration>(db, clock, idempotency, {
		kind: "registration",
		store: async (tx) => {
			const course = await lockActiveCourse(tx, input.courseId);
			if (course instanceof Failure) return course;
			const wish = classId
				? await choosableClass(tx, clock, { classId, courseId: input.courseId })
				: null;
			if (wish instanceof Failure) return wish;
			const agreed = { consent: officeConsent, consentVersion };
			const confirmed = stateColumns("confirmed", instantFrom(clock));
			const entered = { ...noSpam, ...agreed, ...confirmed, language, source };
			const columns = { ...entered, courseTitle: course.title };
			const stored = await storeRegistration(tx, clock, input, columns);
			await recordActivity(tx, clock, actor, {
				action: "entered",
				kind: "registration",
				recordId: stored.id,
				label: `${stored.reference} ${stored.fullName}`,
				after: { source, consent: officeConsent },
			});
			if (wish) await storeSeat(tx, clock, stored.id, wish);
			if (sendsConfirmation) {
				const sending = { publicUrl, language, withoutNotice: true };
				const content = await currentContent(tx, clock, course.contentVersion);
				await queueRegistrationEmails(tx, clock, stored, content, sending);
			}
			return recordById(tx, registrationList, stored.id);
		},
		async read(tx, id) {
			const stored = await recordById(tx, registrationList, id);
			return stored instanceof Failure ? undefined : stored;
		},
	});
}
