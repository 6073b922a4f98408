import type { AdminClass, ClassLabel } from "#school/classes/contract.ts";

/** So few free seats are the last places, once others are taken. */
const LAST_PLACES = 3;

/** What a class's seats say in public, whatever the day is. */
type SeatLabel = Exclude<ClassLabel, "closed">;

/**
 * Returns what the seats of a class say in public.
 * @param seats null without a limit
 * @param taken seats that are taken or offered: more than there are after seats were lowered
 */
export function seatLabel(seats: number | null, taken: number): SeatLabel {
	if (seats === null) return "open";
	if (taken >= seats) return "waiting list";
	return taken > 0 && seats - taken <= LAST_PLACES ? "last places" : "open";
}

type Dated = Pick<AdminClass, "state" | "firstDay" | "registerBy">;

/** Returns whether a class is on public lists on a calendar day in New York: it is open and has not begun before. */
export const isListed = ({ state, firstDay }: Dated, today: string): boolean =>
	state === "open" && firstDay >= today;

/** Returns the label of a class on a calendar day in New York. */
export function labelOn(dated: Dated & { label: SeatLabel }, today: string): ClassLabel {
	const { registerBy, label } = dated;
	const isOver = registerBy !== null && registerBy < today;
	return isListed(dated, today) && !isOver ? label : "closed";
}

/** Returns what a class costs in all, in cents. */
export const totalOf = ({ tuition, fees }: Pick<AdminClass, "tuition" | "fees">): number =>
	fees.reduce((sum, { amount }) => sum + amount, tuition);
