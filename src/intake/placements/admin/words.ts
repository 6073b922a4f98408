import type { Placement, placementActs } from "#intake/placements/contract.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import type { CountedClass } from "#school/classes/contract.ts";

export type Act = (typeof placementActs)[number];
/** What gives or offers a seat. */
export type SeatAct = Exclude<Act, "want" | "release">;
type Held = Pick<Placement, "state" | "offeredUntil">;

/** Says what somebody has of a class: `Offered until Mon 12:00 PM`. */
export function heldInWords({ state, offeredUntil }: Held, now: Date): string {
	if (state === "offered" && offeredUntil) return `Offered until ${whenShort(offeredUntil, now)}`;
	return heldWords[state];
}

const heldWords: Readonly<Record<Placement["state"], string>> = {
	wanted: "Wants a seat",
	waiting: "Waiting list",
	offered: "Offered",
	placed: "Has a seat",
	released: "Lost their place",
};

/** The buttons, and what is said once they have worked. */
export const acts: Readonly<Record<Act, { name: string; done: string; detail: string }>> = {
	place: {
		name: "Give seat",
		done: "Seat given",
		detail: "The applicant gets an email with the class.",
	},
	offer: {
		name: "Offer seat",
		done: "Seat offered",
		detail: "The applicant gets an email and can accept or decline.",
	},
	want: {
		name: "Put on the list",
		done: "Put on the list",
		detail: "They are on the list from now on.",
	},
	move: { name: "Move", done: "Moved", detail: "Their place in line stays the same." },
	release: {
		name: "Release",
		done: "Released",
		detail: "A seat in a full class goes to the next person on the waiting list.",
	},
};

/** Whether a class began before a day in New York. */
export const hasBegun = (today: string, { firstDay }: Pick<CountedClass, "firstDay">): boolean =>
	firstDay < today;

/** Whether a class has a free seat, or the one that its person has or is offered there. */
export function hasSeatFor(
	{ id, seats, promised }: Pick<CountedClass, "id" | "seats" | "promised">,
	placement: Pick<Placement, "classId" | "state"> | null,
): boolean {
	const isOwn =
		placement?.classId === id && (placement.state === "placed" || placement.state === "offered");
	return seats === null || promised - (isOwn ? 1 : 0) < seats;
}

/** Whether an act needs a free seat: not the move of a wish, which waits in a full class. */
export const takesSeat = (act: Act, placement: Pick<Placement, "state"> | null): act is SeatAct =>
	act === "place" || act === "offer" || (act === "move" && placement?.state === "placed");

/** What can be done with somebody who holds something of a class. */
export const actsOn = (state: Placement["state"]): ("place" | "offer" | "release")[] => {
	if (state === "placed") return ["release"];
	return state === "offered" ? ["place", "release"] : ["place", "offer", "release"];
};
