import { addDays, writtenDay } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { claimsIn } from "#school/texts/claims.ts";
import type { AdminText, TextInput } from "#school/texts/contract.ts";

/** When visitors read a text: from now on, from a day on, or not yet. */
export const publications = { now: "Now", day: "On a day", draft: "Not yet" } as const;
export type Publication = keyof typeof publications;

/** A text with when it is read and who answers for it: nobody publishes half of what somebody else wrote. */
interface Entry {
	text: string;
	publication: Publication;
	/** `YYYY-MM-DD`, or empty. */
	day: string;
	canShow: boolean;
}

/** The one field of the editor. */
export interface TextValues {
	entry: Entry;
}

export const fieldLabels: Readonly<Record<keyof TextValues, string>> = { entry: "Text" };

export function valuesOf({ text, state, publishOn, shownBy }: AdminText): TextValues {
	const waiting = state === "draft" ? "draft" : "now";
	const publication = publishOn ? "day" : waiting;
	return { entry: { text, publication, day: publishOn ?? "", canShow: shownBy !== null } };
}

/** Another text: who answered for its claims has not seen new ones. */
export function withText(entry: Entry, text: string): Entry {
	const isSame = claimsIn(entry.text).join() === claimsIn(text).join();
	return { ...entry, text, canShow: isSame && entry.canShow };
}

/** The body of a call, at an instant. */
export function bodyOf({ entry }: TextValues, now: Date): TextInput {
	const { text, publication, day, canShow } = entry;
	const on: Record<Publication, string | null> = { now: todayAt(now), day, draft: null };
	return { text, publishOn: on[publication], canShow };
}

const todayAt = (now: Date): string => newYorkClock(now).day;

/** The first day that can be chosen: what is to be read today is published now. */
export const firstDay = (now: Date): string => addDays(todayAt(now), 1);

/** Whether the day that was chosen is over; today stays, for an editor that is open over midnight. */
export const isOver = ({ entry }: TextValues, now: Date): boolean =>
	entry.publication === "day" && entry.day < todayAt(now);

/** A text in words, for the conflict dialog. */
export function showEntry({ entry: { text, publication, day } }: TextValues): string {
	const when = publication === "day" ? writtenDay(day) : publications[publication];
	return `${text}\n(Published: ${when})`;
}
