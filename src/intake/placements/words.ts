import type { Place } from "#intake/placements/public-contract.ts";
import { type Moment, momentInEnglish, newYorkClock } from "#platform/calendar/new-york.ts";

/**
 * Says what a place in a class means, in the same sentences on pages and in email.
 * @param isClosed whether the class takes no more registrations
 */
export function placeInWords(
	{ state, number, offeredUntil }: Pick<Place, "state" | "number" | "offeredUntil">,
	words: PlaceWords,
	isClosed = false,
): string[] {
	if (state === "waiting") return (isClosed ? words.closed : words.waiting)(number ?? 1);
	if (state !== "offered") return words[state];
	return words.offered(words.moment(newYorkClock(new Date(offeredUntil ?? 0))));
}

/** The sentences of each state in a language. */
export type PlaceWords = typeof placeInEnglish;

export const placeInEnglish = {
	moment: (moment: Moment): string => momentInEnglish(moment),
	wanted: [
		"You asked for this class. Your place is not booked yet: our office contacts you before it is yours.",
	],
	waiting: (number: number) => [
		`This class is full. You are on the waiting list, number ${number}.`,
		"When a seat becomes free and it is your turn, we offer it to you by email. It is yours only if you accept it by the time in that email.",
	],
	closed: (number: number) => [
		`This class is no longer accepting registrations. You are on its waiting list, number ${number}.`,
		"If you would like a place in another class, please call us.",
	],
	offered: (until: string) => [
		`A seat in this class is yours if you accept it by ${until}.`,
		"If you do not answer by then, we offer it to the next person on the waiting list.",
	],
	placed: ["You have a place in this class. We look forward to seeing you."],
	released: [
		"You do not have a place in this class. If you would like one in another class, please call us.",
	],
};
