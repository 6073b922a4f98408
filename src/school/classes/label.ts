import type { AdminClass, ClassLabel } from "#school/classes/contract.ts";

/** So few free seats are the last places. */
const LAST_PLACES = 3;

/** What a class's seats say in public, whatever the day is. */
type SeatLabel = Exclude<ClassLabel, "closed">;

/**
 * Returns what the free seats of a class say in public.
 * @param free seats that are neither taken nor offered; null without a limit, negative after seats were lowered
 */
export function seatLabel(free: number | null): SeatLabel {
	if (free === null || free > LAST_PLACES) return "open";
	return free > 0 ? "last places" : "waiting list";
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
