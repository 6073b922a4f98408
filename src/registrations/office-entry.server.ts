import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { IdempotencyKey, StoredOnce } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { lockActiveCourse } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database, Queries } from "#database/database.server.ts";
import { idempotent } from "#database/idempotency.server.ts";
import { currentContent } from "#facts/current-content.server.ts";
import { recordById } from "#record-list/list.server.ts";
import { type AdminRegistration, registrationList } from "#registrations/contract.ts";
import { queueRegistrationEmails } from "#registrations/emails.server.ts";
import { type OfficeRegistration, officeConsent } from "#registrations/office-contract.ts";
import { storeRegistration } from "#registrations/service.server.ts";
import { agreedTo } from "#school/consent.ts";

/** Whoever the office has spoken with is no spam. */
const noSpam = { isSpam: false, spamSignals: "[]" };

/**
 * Registers someone who walked in or called, idempotently per submission, and queues the confirmation
 * if they want one. The activity log has who entered it, and what the applicant agreed to.
 * @param publicUrl origin of the website, for links in the confirmation
 */
export function registerAtOffice(
	{ db, clock, publicUrl }: { db: Database; clock: Clock; publicUrl: string },
	actor: Actor,
	entry: OfficeRegistration,
	submission: IdempotencyKey | null,
): Promise<StoredOnce<AdminRegistration> | Failure> {
	const { source, language, sendsConfirmation, hasAgreed: _, ...input } = entry;
	return idempotent<AdminRegistration>(db, clock, submission, {
		kind: "registration",
		store: async (tx) => {
			const course = await lockActiveCourse(tx, input.courseId);
			if (course instanceof Failure) return course;
			const agreed = agreedTo(officeConsent);
			const detailsState = "confirmed" as const;
			const entered = { ...noSpam, ...agreed, detailsState, language, source };
			const columns = { ...entered, courseTitle: course.title };
			const stored = await storeRegistration(tx, clock, input, columns);
			await recordActivity(tx, clock, actor, {
				action: "entered",
				kind: "registration",
				recordId: stored.id,
				label: `${stored.reference} ${stored.fullName}`,
				after: { source, consent: officeConsent },
			});
			if (sendsConfirmation) {
				const sending = { publicUrl, language, withoutNotice: true };
				const content = await currentContent(tx, clock, course.contentVersion);
				await queueRegistrationEmails(tx, clock, stored, content, sending);
			}
			return recordById(tx, registrationList, stored.id);
		},
		read: (tx, id) => storedOrErased(tx, id),
	});
}

async function storedOrErased(tx: Queries, id: number): Promise<AdminRegistration | undefined> {
	const stored = await recordById(tx, registrationList, id);
	return stored instanceof Failure ? undefined : stored;
}
