import { withdrawnAt } from "#intake/people/withdrawn.server.ts";
import { mayChoose } from "#intake/placements/choose.server.ts";
import { placeOf } from "#intake/placements/read.server.ts";
import type { LinkedCall } from "#intake/registrations/applicant/link.server.ts";
import { isOver, openingDay } from "#intake/registrations/applicant/opening-day.ts";
import type * as contract from "#intake/registrations/applicant/public-contract.ts";
import { statementsFor } from "#intake/registrations/applicant/statements.ts";
import { stepsOf } from "#intake/registrations/applicant/steps.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { publicColumns } from "#intake/registrations/service.server.ts";
import { notFound } from "#office/record-list/list.server.ts";
import { Reply } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Language } from "#platform/text/language.ts";
import { classOptions } from "#school/classes/options.ts";
import { classesById, publicly } from "#school/classes/read.server.ts";
import { classInSpanish } from "#school/classes/words-in-spanish.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { replyBy } from "#school/profile/opening-hours.ts";

export const noStore = { "cache-control": "no-store" };

/** Returns what an applicant sees of their registration, kept out of caches. */
export async function getApplicantPage(
	store: Store<Queries>,
	{ registrationId, query: { language } }: LinkedCall<typeof contract.getApplicantPage>,
): Promise<Reply | Failure> {
	const page = await applicantPageOf(store, registrationId, language);
	return page instanceof Failure ? page : new Reply(page, noStore);
}

/**
 * Reads what an applicant sees of a registration.
 * @param asked the language of the page; by default that of the confirmation
 */
export async function applicantPageOf(
	{ db, clock }: Store<Queries>,
	id: number,
	asked?: Language,
): Promise<contract.ApplicantPage | Failure> {
	const registration = await db
		.selectFrom("registrations")
		.select([...publicColumns, "language", "isSpam", "stage", withdrawnAt.as("withdrawnAt")])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!registration) return notFound(registrationList);
	// The stage, notes and the person are the office's.
	const { courseId, isSpam, stage, ...shown } = registration;
	const language = asked ?? shown.language;
	const { school, courses, facts, classes } = await currentContent(db, clock);
	const active = courses.find((course) => course.id === courseId);
	const now = clock();
	const place = await placeOf(db, clock, id);
	const [found] = place?.classId ? await classesById(db, clock, [place.classId]) : [];
	const own = place?.state === "released" ? null : place?.classId;
	const hasSeat = place?.state === "offered" || place?.state === "placed";
	const canChoose =
		shown.withdrawnAt === null && mayChoose({ status: shown.status, stage, isSpam }, place);
	const promise = replyBy(new Date(shown.createdAt), school);
	return {
		...shown,
		language,
		replyBy: promise && { ...promise, isOver: isOver(promise, now) },
		openingDay: openingDay(now, promise, school),
		slug: active?.slug ?? null,
		place: place && {
			...place,
			class: found ? publicly(found) : null,
			isCanceled: found?.state === "cancelled",
			howToPay: (hasSeat && found?.howToPay) || null,
		},
		otherClasses: canChoose
			? classOptions(
					classes.filter((one) => one.courseId === courseId && one.id !== own),
					language === "es" ? classInSpanish : undefined,
				).map(({ id, text }) => ({ id, text }))
			: [],
		steps: active ? stepsOf(active.description) : [],
		...statementsFor(facts, courseId, language),
	};
}
