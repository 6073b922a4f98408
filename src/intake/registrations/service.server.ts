import { languageOfForm } from "#intake/mail/language-header.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { readdressWaiting } from "#intake/mail/readdress.server.ts";
import type { DetailsState } from "#intake/people/details-state.ts";
import { personOf } from "#intake/people/link.server.ts";
import { stateColumns } from "#intake/people/states.server.ts";
import { followRegistrations } from "#intake/placements/follow.server.ts";
import { lockPlaces } from "#intake/placements/free.server.ts";
import { placeOf } from "#intake/placements/read.server.ts";
import { refusedStages } from "#intake/placements/registration.server.ts";
import { choosableClass, storeSeat } from "#intake/placements/seat.server.ts";
import { revokeApplicantLinks } from "#intake/registrations/applicant/link.server.ts";
import type * as contract from "#intake/registrations/contract.ts";
import {
	type AdminRegistration,
	type Registered,
	type Registration,
	type RegistrationInput,
	type RegistrationPatch,
	type RegistrationSource,
	registration,
	registrationList,
} from "#intake/registrations/contract.ts";
import { decidedState, setRepeatsAside } from "#intake/registrations/correction.server.ts";
import { linkedEmailWriter, queueRegistrationEmails } from "#intake/registrations/emails.server.ts";
import { formSignalsOf } from "#intake/spam/form-signals.ts";
import { judgeSubmission, type SpamColumns } from "#intake/spam/judge.server.ts";
import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { notFound, recordById } from "#office/record-list/list.server.ts";
import type { Call, IfMatch, StoredOnce } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { idempotent } from "#platform/database/idempotency.server.ts";
import { withReference } from "#platform/database/reference.server.ts";
import { searchColumns } from "#platform/database/search.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";
import type { Language } from "#platform/text/language.ts";
import { lockActiveCourse, titleOfCourse } from "#school/courses/service.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { agreedTo, type Consent } from "#school/translations/consent.server.ts";

/** Columns that a registration's visitor sees. */
export const publicColumns = Object.keys(registration.shape) as (keyof Registration)[];

const loggedFields = [...publicColumns, "stage", "detailsState"] as const;

/** Columns of a new registration that nobody typed. */
type StoredWith = SpamColumns &
	Consent & {
		courseTitle: string;
		language: Language;
		/** The website if absent. */
		source?: RegistrationSource;
		detailsState?: DetailsState;
		confirmedAt?: Instant | null;
	};

/**
 * Registers a visitor for an active course and queues the emails about it, idempotently per submission. Suspected spam is
 * stored like any other registration, with its emails held.
 */
export function register(
	{ db, clock, publicUrl }: MailingStore,
	{ body, headers, idempotency, from }: Call<typeof contract.register>,
): Promise<StoredOnce<Registered> | Failure> {
	const { classId, ...input } = body;
	return idempotent<Registered>(db, clock, idempotency, {
		kind: "registration",
		store: async (tx) => {
			const course = await lockActiveCourse(tx, input.courseId);
			if (course instanceof Failure) return course;
			const wish = classId
				? await choosableClass(tx, clock, { classId, courseId: input.courseId })
				: null;
			if (wish instanceof Failure) return wish;
			const content = await currentContent(tx, clock, course.contentVersion);
			const { fullName: name, email, phone, message } = input;
			const typed = { name, email, phone, subject: null, message };
			const signals = formSignalsOf(headers, from);
			const spam = await judgeSubmission(tx, clock, "registrations", typed, signals);
			const language = languageOfForm(headers["accept-language"]);
			const agreed = await agreedTo(tx, clock, "consent.registration", {
				language,
				shown: headers["consent-shown"],
				version: course.contentVersion,
			});
			if (agreed instanceof Failure) return agreed;
			const columns = { ...spam, ...agreed, courseTitle: course.title, language };
			const registration = await storeRegistration(tx, clock, input, columns);
			const sending = { publicUrl, language, isSuspected: spam.isSpam };
			if (wish) await storeSeat(tx, clock, registration.id, wish);
			await queueRegistrationEmails(tx, clock, registration, content, sending);
			return wish ? withPlace(tx, clock, registration) : registration;
		},
		async read(tx, id) {
			const stored = await tx
				.selectFrom("registrations")
				.select(publicColumns)
				.where("id", "=", id)
				.executeTakeFirst();
			return stored && classId ? withPlace(tx, clock, stored) : stored;
		},
	});
}

async function withPlace(tx: Queries, clock: Clock, registration: Registration) {
	const place = await placeOf(tx, clock, registration.id);
	return place ? { ...registration, place } : registration;
}

/** Stores a registration inside an existing transaction. */
export async function storeRegistration(
	tx: Queries,
	clock: Clock,
	input: RegistrationInput,
	columns: StoredWith,
): Promise<Registration> {
	const { fullName: name, email, phone } = input;
	const personId = await personOf(tx, clock, { name, email, phone });
	return withReference("R", (reference) =>
		tx
			.insertInto("registrations")
			.values({
				...input,
				...columns,
				reference,
				personId,
				createdAt: instantFrom(clock),
				...searchColumns({ name, email, phone, reference }),
			})
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.returning(publicColumns)
			.executeTakeFirst(),
	);
}

/**
 * Sets a registration's status or stage, which never change each other, or corrects the visitor's data.
 * After a corrected email address no link works that the former one has, and emails that wait go to the new one.
 */
export function updateRegistration(
	{ db, clock, publicUrl }: MailingStore,
	{ params: { id }, body: patch, ifMatch, actor }: Call<typeof contract.updateRegistration>,
): Promise<AdminRegistration | Failure> {
	return transaction<AdminRegistration | Failure>(db, async (tx) => {
		if ("status" in patch || "courseId" in patch) await lockPlaces(tx, [id]);
		const held = (await refusedStages(tx, clock, [{ id, change: patch }])).get(id);
		if (held) return held;
		const change = await changeIn(tx, clock, actor, { id, patch, ifMatch, by: "office" });
		if (change instanceof Failure) return change;
		const { before, changed } = change;
		if (patch.email === undefined) return changed;
		if (changed.email !== before.email) await revokeApplicantLinks(tx, clock, actor, changed);
		await readdressWaiting(tx, clock, actor, changed, linkedEmailWriter(clock, publicUrl));
		return changed;
	});
}

/**
 * Changes a registration inside an existing transaction, and returns it as it was and as it is. How to reach
 * someone is confirmed when the office corrects it.
 */
export async function changeIn(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	{
		id,
		patch,
		ifMatch,
		by,
	}: { id: number; patch: RegistrationPatch; ifMatch: IfMatch; by: "office" | "applicant" },
): Promise<{ before: AdminRegistration; changed: AdminRegistration } | Failure> {
	// Locks are taken in one order: the course before the registration.
	const title = patch.courseId === undefined ? null : await titleOfCourse(tx, patch.courseId);
	const missing = notFound(registrationList);
	const refused = await lockVersion(tx, "registrations", { id, ifMatch, missing });
	if (refused) return refused;
	// Read after it is locked: its search text is made of the fields that the change leaves too.
	const before = await recordById(tx, registrationList, id);
	if (before instanceof Failure) return before;
	const after = { ...before, ...patch };
	const change: Record<string, unknown> = { ...patch };
	const decided = decidedState(before, after, patch, by);
	if (decided) Object.assign(change, stateColumns(decided, instantFrom(clock)));
	if (Object.keys(patch).length > 0) {
		Object.assign(change, searchColumns({ ...after, name: after.fullName }));
	}
	if (title !== null && patch.courseId !== before.courseId) {
		if (title instanceof Failure) return title;
		change.courseTitle = title;
	}
	await updateVersioned(tx, "registrations", { id, ifMatch: undefined, missing }, change);
	await followRegistrations(tx, clock, [{ id, before, after }]);
	const changed = await recordById(tx, registrationList, id);
	if (changed instanceof Failure) return changed;
	if (decided === "confirmed") {
		await setRepeatsAside(tx, clock, actor, before, changed);
	}
	const changes = diffFields(before, { ...before, ...change }, loggedFields);
	if (changes) {
		await recordActivity(tx, clock, actor, {
			action: by === "office" ? "changed" : "changed by the applicant",
			kind: "registration",
			recordId: id,
			label: `${before.reference} ${after.fullName}`,
			before: changes.before,
			after: changes.after,
		});
	}
	return { before, changed };
}

/** Counts all registrations and those that are pending. */
export const countRegistrations = (db: Queries) =>
	db
		.selectFrom("registrations")
		.select(({ fn }) => [
			fn.countAll<number>().as("total"),
			fn.countAll<number>().filterWhere("status", "=", "pending").as("pending"),
		])
		.where("archived", "=", false)
		.executeTakeFirstOrThrow();
