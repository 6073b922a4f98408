import { outcomeLabels } from "#intake/people/timeline.ts";
import type { WaitingPerson, WaitingRecord } from "#intake/people/waiting-contract.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";

const kinds = { registration: "Registration", contact: "Message" } as const;

/** Names what somebody sent: `Registration · EKG Technician`, `Message · Evening classes?`, `Asked for a call`. */
export function recordInWords({ kind, about, conversationId }: WaitingRecord): string {
	if (conversationId) return "Asked for a call in the chat";
	return about ? `${kinds[kind]} · ${about}` : kinds[kind];
}

/** Returns how a call went: `Voicemail · Today, 10:12 AM · ana`. */
export const callInWords = (
	{ outcome, at, username }: NonNullable<WaitingPerson["lastCall"]>,
	now: Date,
): string => `${outcomeLabels[outcome]} · ${whenShort(at, now)} · ${username}`;

/** Counts people: `1 person`, `12 people`; with a plus if more wait than are listed. */
export function peopleInWords(people: readonly WaitingPerson[], isComplete = true): string {
	return isComplete ? plural(people.length, "person", "people") : `${people.length}+ people`;
}

/** Returns the phone that the office knows; one that nobody has confirmed only where it is the only one. */
export const phoneOf = ({ phone, records }: Pick<WaitingPerson, "phone" | "records">) =>
	phone ?? records.find((record) => record.phone !== null)?.phone ?? null;

/** People whom the office can call. The others wait for an email. */
export const withPhone = (people: readonly WaitingPerson[]) =>
	people.filter((person) => phoneOf(person) !== null);
