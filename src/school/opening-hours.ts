import type { ClosedDay, Hours } from "#school/profile.ts";

/** Whether the office is open at a moment, and what comes next, in words. */
export type OpenState = { open: true; until: string } | { open: false; opens: string | null };

interface Calendar {
	hours: readonly Hours[];
	closedDays: readonly ClosedDay[];
}

const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

const newYork = new Intl.DateTimeFormat("en-CA", {
	timeZone: "America/New_York",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
});

/** The calendar day (`YYYY-MM-DD`), the clock (`HH:MM`) and the weekday (0 is Sunday) in New York. */
export function newYorkClock(now: Date): { day: string; time: string; weekday: number } {
	const part = Object.fromEntries(newYork.formatToParts(now).map((p) => [p.type, p.value]));
	const day = `${part.year}-${part.month}-${part.day}`;
	return { day, time: `${part.hour}:${part.minute}`, weekday: weekdayOf(day) };
}

/** `09:00` as people here say it: `9:00 AM`. */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Whether the office is open now; if not, when it opens next (`today at …`, `Monday at 9:00 AM`). */
export function openState(now: Date, calendar: Calendar): OpenState {
	const clock = newYorkClock(now);
	for (let ahead = 0; ahead <= 14; ahead++) {
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

/** The hours of a calendar day, or null when the office is closed on it. */
function hoursOn(day: string, { hours, closedDays }: Calendar): Hours | null {
	if (closedDays.some((closed) => closed.day === day)) return null;
	const weekday = weekdayOf(day);
	return hours.find((entry) => entry.opens !== "" && entry.days.includes(weekday)) ?? null;
}

function dayInWords(day: string, ahead: number): string {
	if (ahead === 0) return "today";
	if (ahead === 1) return "tomorrow";
	if (ahead < 7) return weekdays[weekdayOf(day)] ?? day;
	const date = new Date(`${day}T12:00:00Z`);
	return date.toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
}

// Calendar days have no clock: noon UTC keeps their arithmetic clear of every zone and summer time.
function weekdayOf(day: string): number {
	return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function addDays(day: string, days: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}
