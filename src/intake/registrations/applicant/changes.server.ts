import { render } from "#intake/mail/content/render.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { hasWithdrawn } from "#intake/people/withdrawn.server.ts";
import { freePlaces, lockPlaces } from "#intake/placements/free.server.ts";
import { nobody } from "#intake/placements/record.server.ts";
import { addressNotice } from "#intake/registrations/applicant/address-notice.ts";
import type { LinkedCall } from "#intake/registrations/applicant/link.server.ts";
import type * as contract from "#intake/registrations/applicant/public-contract.ts";
import {
	type DetailField,
	type Details,
	detailFields,
} from "#intake/registrations/applicant/public-contract.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { changeIn } from "#intake/registrations/service.server.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { notFound } from "#office/record-list/list.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { getSchool } from "#school/settings/service.server.ts";

const fields = Object.keys(detailFields) as DetailField[];

const changedByOffice = new Failure(
	"conflict",
	"Our office changed these details after you opened this page. Please compare them and save again.",
);
const isWithdrawn = new Failure(
	"conflict",
	"You withdrew this registration, so it can’t be changed here. Please call us.",
);

/**
 * Corrects an applicant's details: those that differ from what they were shown. What the office has changed
 * since then stays, and if it is the same field, nothing is saved and the applicant is asked.
 */
export function correctDetails(
	{ db, clock, publicUrl }: MailingStore,
	{ registrationId: id, body }: LinkedCall<typeof contract.correctDetails>,
): Promise<Failure | undefined> {
	const { shown, ...details } = body;
	return transaction<Failure | undefined>(db, async (tx) => {
		const current = await lockRegistration(tx, id);
		if (current instanceof Failure) return current;
		if (await hasWithdrawn(tx, id)) return isWithdrawn;
		const typed = fields.filter((field) => details[field] !== shown[field]);
		const open = typed.filter((field) => details[field] !== current[field]);
		if (open.some((field) => current[field] !== shown[field])) return changedByOffice;
		if (open.length === 0) return undefined;
		const patch: Partial<Details> = Object.fromEntries(
			open.map((field) => [field, details[field]]),
		);
		const change = { id, patch, ifMatch: undefined, by: "applicant" } as const;
		const changed = await changeIn(tx, clock, nobody, change);
		if (changed instanceof Failure) return changed;
		await recordChange(tx, clock, id, "details");
		if (patch.email !== undefined) {
			const { reference, email: formerly, language } = current;
			const school = await getSchool({ db: tx, clock });
			await queueEmail(tx, clock, {
				template: "address change",
				audience: "visitor",
				about: { reference, registrationId: id },
				recipient: formerly,
				language,
				content: render(addressNotice(current, school, clock())),
				domain: new URL(publicUrl).hostname,
			});
		}
		return undefined;
	});
}

/** Withdraws a registration once. Its status stays the office's. */
export function withdraw(
	{ db, clock }: Store,
	{ registrationId: id }: { registrationId: number },
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockPlaces(tx, [id]);
		const current = await lockRegistration(tx, id);
		if (current instanceof Failure) return current;
		if (await hasWithdrawn(tx, id)) return undefined;
		await freePlaces(tx, clock, [id], "withdrawn");
		await recordChange(tx, clock, id, "withdrawal");
		await recordActivity(tx, clock, nobody, {
			action: "withdrawn by the applicant",
			kind: "registration",
			recordId: id,
			label: `${current.reference} ${current.fullName}`,
		});
		return undefined;
	});
}

/** Locks a registration: it is not erased meanwhile, and the office and the applicant change it one after the other. */
export async function lockRegistration(tx: Tx, id: number) {
	const registration = await tx
		.selectFrom("registrations")
		.select(["id", "reference", "fullName", "email", "phone", "language"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	return registration ?? notFound(registrationList);
}

async function recordChange(
	tx: Tx,
	clock: Clock,
	registrationId: number,
	kind: "details" | "withdrawal",
): Promise<void> {
	await tx
		.insertInto("applicant_changes")
		.values({ registrationId, kind, at: instantFrom(clock), seenAt: null })
		.execute();
}
