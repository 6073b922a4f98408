import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { readdressWaiting } from "#intake/mail/readdress.server.ts";
import { lockRegistration } from "#intake/registrations/applicant/changes.server.ts";
import type * as contract from "#intake/registrations/applicant/contract.ts";
import { type ApplicantPageStatus, MAX_NEWS } from "#intake/registrations/applicant/contract.ts";
import {
	type ApplicantLink,
	createApplicantLink,
	lastExpiry,
	revokeApplicantLinks,
} from "#intake/registrations/applicant/link.server.ts";
import { applicantPageOf } from "#intake/registrations/applicant/page.server.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { linkedEmailWriter } from "#intake/registrations/emails.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { notFound } from "#office/record-list/list.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Reads the page of an applicant as they see it, and what the office has to know about it. */
export async function getApplicantStatus(
	store: Store<Queries>,
	{ params: { id } }: Call<typeof contract.getApplicantStatus>,
): Promise<ApplicantPageStatus | Failure> {
	const page = await applicantPageOf(store, id);
	if (page instanceof Failure) return page;
	const { db, clock } = store;
	const news = await db
		.selectFrom("applicant_changes")
		.select(["id", "kind", "at"])
		.where("registrationId", "=", id)
		.where("seenAt", "is", null)
		.orderBy("id")
		.limit(MAX_NEWS)
		.execute();
	return { linkExpiresAt: await lastExpiry(db, clock, id), news, page };
}

/** Creates a link for the office to pass on. */
export function createLink(
	{ db, clock, publicUrl }: MailingStore,
	{ params: { id }, actor }: Call<typeof contract.createLink>,
): Promise<ApplicantLink | Failure> {
	return transaction<ApplicantLink | Failure>(db, async (tx) => {
		const registration = await lockRegistration(tx, id);
		if (registration instanceof Failure) return registration;
		const { reference, fullName } = registration;
		const label = `${reference} ${fullName}`;
		const created = { action: "link created", kind: "registration", recordId: id, label };
		await recordActivity(tx, clock, actor, created);
		return createApplicantLink(tx, clock, registration, publicUrl);
	});
}

/** Makes every link to the page of an applicant stop working that somebody has. Emails that wait get one that works. */
export function revokeLinks(
	{ db, clock, publicUrl }: MailingStore,
	{ params: { id }, actor }: Call<typeof contract.revokeLinks>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const registration = await lockRegistration(tx, id);
		if (registration instanceof Failure) return registration;
		await revokeApplicantLinks(tx, clock, actor, registration);
		const rewrite = linkedEmailWriter(clock, publicUrl);
		const areLinksRevoked = true;
		await readdressWaiting(tx, clock, actor, registration, rewrite, { areLinksRevoked });
		return undefined;
	});
}

/** Takes note of what an applicant changed, as far as it was on the screen. */
export async function noteChanges(
	{ db, clock }: Store,
	{ params: { id }, body: { ids } }: Call<typeof contract.noteChanges>,
): Promise<Failure | undefined> {
	const registration = await db
		.selectFrom("registrations")
		.select("id")
		.where("id", "=", id)
		.executeTakeFirst();
	if (!registration) return notFound(registrationList);
	await db
		.updateTable("applicant_changes")
		.set({ seenAt: instantFrom(clock) })
		.where("registrationId", "=", id)
		.where("id", "in", ids)
		.where("seenAt", "is", null)
		.execute();
	return undefined;
}

/** Lists the applicants who did something that nobody in the office has taken note of, the longest waiting first. */
export async function applicantNews(db: Queries) {
	const rows = await db
		.selectFrom("applicant_changes")
		.innerJoin("registrations", "registrations.id", "applicant_changes.registrationId")
		.select(["registrationId", "fullName", "courseTitle", "archived", "kind"])
		.where("seenAt", "is", null)
		.orderBy("at")
		.orderBy("applicant_changes.id")
		.execute();
	const withdrawn = new Set(
		rows.flatMap(({ kind, registrationId }) => (kind === "withdrawal" ? registrationId : [])),
	);
	const byRegistration = new Map(rows.map(({ kind: _, ...row }) => [row.registrationId, row]));
	return [...byRegistration.values()].map((row) => ({
		...row,
		isWithdrawn: withdrawn.has(row.registrationId),
	}));
}
