import {
	addDays,
	clockTime,
	dayInEnglish,
	newYorkClock,
	weekdayOf,
} from "#platform/calendar/new-york-clock.ts";
import { weekdays } from "#platform/calendar/weekdays.ts";
import type { ClosedDay, Hours } from "#school/profile/profile.ts";

/** How many days are searched for one on which the office is open. */
const HORIZON_DAYS = 60;

/** Open status at an instant, and the next change in words. */
export type OpenState = { open: true; until: string } | { open: false; opens: string | null };

/** Opening hours and closures of the office. */
export interface Calendar {
	hours: readonly Hours[];
	closedDays: readonly ClosedDay[];
}

/** Returns whether the office is open now; if not, when it opens next (`today at …`, `Monday at 9:00 AM`). */
export function openState(now: Date, calendar: Calendar): OpenState {
	const clock = newYorkClock(now);
	for (let ahead = 0; ahead <= HORIZON_DAYS; ahead++) {
		const day = addDays(clock.day, ahead);
		const hours = hoursOn(day, calendar);
		if (!hours || (ahead === 0 && clock.time >= hours.closes)) continue;
		if (ahead === 0 && clock.time >= hours.opens) {
			return { open: true, until: clockTime(hours.closes) };
		}
		return { open: false, opens: `${dayInWords(day, ahead)} at ${clockTime(hours.opens)}` };
	}
	return { open: false, opens: null };
}

/** What a page says about the opening hours at an instant. */
export interface OpeningNow {
	state: OpenState;
	/** Calendar day in New York, `YYYY-MM-DD`. */
	day: string;
	/** 0 is Sunday. */
	weekday: number;
}

/** Returns what a page says about the opening hours now. It stays the same until `nextOpeningChange`. */
export function openingNow(now: Date, calendar: Calendar): OpeningNow {
	const { day, weekday } = newYorkClock(now);
	return { state: openState(now, calendar), day, weekday };
}

/** Returns the hours of a calendar day; null if the office is closed. */
export function hoursOn(day: string, { hours, closedDays }: Calendar): Hours | null {
	if (closedDays.some((closed) => closed.day === day)) return null;
	const weekday = weekdayOf(day);
	return hours.find((entry) => entry.opens !== "" && entry.days.includes(weekday)) ?? null;
}

function dayInWords(day: string, ahead: number): string {
	if (ahead === 0) return "today";
	if (ahead === 1) return "tomorrow";
	if (ahead < 7) return weekdays[weekdayOf(day)] ?? day;
	return dayInEnglish(day, { month: "long", day: "numeric" });
}
