import { deleteConversations } from "#assistant/admin/conversations.server.ts";
import { contactList } from "#intake/contacts/contract.ts";
import { isBeingSent } from "#intake/mail/outbox.server.ts";
import { personNotFound } from "#intake/people/read.server.ts";
import { leavePlaces } from "#intake/placements/follow.server.ts";
import { lockPlaces } from "#intake/placements/free.server.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import { eraseRecords } from "#office/record-list/erase.server.ts";
import { lockRecords } from "#office/record-list/update-many.server.ts";
import { inFuture } from "#overview/personal-data/asked-on.ts";
import type * as contract from "#overview/personal-data/contract.ts";
import { conversationsOf } from "#overview/personal-data/conversations.server.ts";
import {
	type PersonsRecords,
	recordsOfPerson,
	valuesOf,
} from "#overview/personal-data/read.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import { removeTracesOfErasure } from "#platform/database/erased-traces.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { isStale, staleRecord } from "#platform/database/version.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** How the two lists of submissions are erased. */
export const registrationErasure = {
	name: "registrations",
	kind: "registration",
	title: registrationList.title,
} as const;
export const contactErasure = {
	name: "contacts",
	kind: "contact",
	title: contactList.title,
} as const;

/** An email that left cannot be stopped, so what is erased would still go out. */
const beingSent = new Failure(
	"conflict",
	"An email about this person is being sent right now. Please try again in two minutes.",
);

/**
 * Erases everything of a person: registrations, messages, conversations, emails, notes and calls. Emails that wait
 * are not sent. The activity log keeps what was done, with references only.
 */
export async function erasePerson(
	{ db, clock }: Store,
	{
		params: { id },
		body: { name, askedOn },
		ifMatch,
		actor,
	}: Pick<Call<typeof contract.erasePerson>, "params" | "body" | "ifMatch" | "actor">,
): Promise<Failure | undefined> {
	const failure = await transaction<Failure | undefined>(db, async (tx) => {
		// Public content and classes are locked before people and records.
		await lockPlaces(tx, await registrationsOf(tx, id));
		// Held first: a record that is being linked meanwhile belongs to a new person.
		const person = await tx
			.selectFrom("people")
			.select("version")
			.where("id", "=", id)
			.forUpdate()
			.executeTakeFirst();
		if (!person) return personNotFound;
		if (isStale(person, ifMatch)) return staleRecord;
		const refused = inFuture(askedOn, clock());
		if (refused) return refused;
		const records = await recordsOfPerson(tx, id);
		const { known, ...values } = valuesOf(records);
		if (foldForSearch(name) !== foldForSearch(known?.name ?? "")) {
			return invalidField("name", "This is not the person’s name.");
		}
		const registrationIds = records.registrations.map((registration) => registration.id);
		const contactIds = records.contacts.map((contact) => contact.id);
		// Registrations and messages before their emails, as who corrects one or sends an email again locks them.
		await lockRecords(tx, "registrations", registrationIds);
		await lockRecords(tx, "contacts", contactIds);
		if (await isBeingSent(tx, clock, { registration: registrationIds, contact: contactIds }))
			return beingSent;
		const conversations = await conversationsOf(tx, { contactIds, ...values });
		await deleteConversations(
			tx,
			clock,
			actor,
			conversations.map((conversation) => conversation.id),
		);
		await leavePlaces(tx, clock, registrationIds);
		await eraseRecords(tx, clock, actor, registrationErasure, registrationIds);
		await eraseRecords(tx, clock, actor, contactErasure, contactIds);
		await recordActivity(tx, clock, actor, {
			action: "erased",
			kind: "person",
			recordId: id,
			label: `${referencesOf(records)}${askedOn ? `, asked for on ${writtenDay(askedOn)}` : ""}`,
			after: { askedOn },
		});
		return undefined;
	});
	if (!failure) await removeTracesOfErasure(db);
	return failure;
}

async function registrationsOf(tx: Tx, personId: number): Promise<number[]> {
	const rows = await tx
		.selectFrom("registrations")
		.select("id")
		.where("personId", "=", personId)
		.execute();
	return rows.map(({ id }) => id);
}

const referencesOf = ({ registrations, contacts }: PersonsRecords) =>
	[...registrations, ...contacts].map(({ reference }) => reference).join(", ");
