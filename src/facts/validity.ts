import { addDays, newYorkClock } from "#ui/new-york-clock.ts";

/** Number of days before its expiry on which a fact becomes a task. */
export const EXPIRY_NOTICE_DAYS = 14;

/** Returns the calendar day in New York on which validity is judged, `YYYY-MM-DD`. */
export const dayOfValidity = (now: Date): string => newYorkClock(now).day;

/** Returns whether a fact's last valid day is over. */
export function isExpired({ validUntil }: { validUntil: string | null }, day: string): boolean {
	return validUntil !== null && validUntil < day;
}

/** Returns whether a fact is valid, but not for longer than the notice before its expiry. */
export function expiresSoon(fact: { validUntil: string | null }, day: string): boolean {
	const { validUntil } = fact;
	return (
		validUntil !== null && !isExpired(fact, day) && validUntil <= addDays(day, EXPIRY_NOTICE_DAYS)
	);
}
