import { instantAt, startOfDay } from "#platform/calendar/new-york.ts";
import { newYorkClock } from "#platform/calendar/new-york-clock.ts";
import { type Calendar, hoursOn } from "#school/profile/opening-hours.ts";

/**
 * Returns when the office next opens or closes, or else when the day ends in New York: until then `openingNow` stays the same.
 * @returns milliseconds since 1970
 */
export function nextOpeningChange(now: Date, calendar: Calendar): number {
	const { day } = newYorkClock(now);
	const hours = hoursOn(day, calendar);
	const changes = [
		...(hours ? [instantAt(day, hours.opens), instantAt(day, hours.closes)] : []),
		startOfDay(day, 1),
	];
	return Math.min(...changes.map(Date.parse).filter((change) => change > now.getTime()));
}
