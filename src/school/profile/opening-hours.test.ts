import { expect, test } from "vitest";
import { addDays } from "#platform/calendar/days.ts";
import { clockTime, newYorkClock } from "#platform/calendar/new-york.ts";
import { openState } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

const calendar = { hours: school.hours, closedDays: [{ day: "2026-11-26", name: "Thanksgiving" }] };
const stateAt = (moment: string) => openState(new Date(moment), calendar);

test("the office is open from the first minute to the last, in New York time", () => {
	expect(stateAt("2026-11-23T13:59:00Z")).toEqual({ open: false, opens: "today at 9:00 AM" });
	expect(stateAt("2026-11-23T14:00:00Z")).toEqual({ open: true, until: "5:00 PM" });
	expect(stateAt("2026-11-23T21:59:59Z")).toEqual({ open: true, until: "5:00 PM" });
	expect(stateAt("2026-11-23T22:00:00Z")).toEqual({ open: false, opens: "tomorrow at 9:00 AM" });
});

test("on Saturday it closes at 1 PM and opens again on Monday", () => {
	expect(stateAt("2026-11-21T17:59:00Z")).toEqual({ open: true, until: "1:00 PM" });
	expect(stateAt("2026-11-21T18:00:00Z")).toEqual({ open: false, opens: "Monday at 9:00 AM" });
	expect(stateAt("2026-11-22T18:00:00Z")).toEqual({ open: false, opens: "tomorrow at 9:00 AM" });
});

test("a closed day is passed over", () => {
	expect(stateAt("2026-11-25T22:30:00Z")).toEqual({ open: false, opens: "Friday at 9:00 AM" });
	expect(stateAt("2026-11-26T16:00:00Z")).toEqual({ open: false, opens: "tomorrow at 9:00 AM" });
});

test.each([
	[20, "January 4 at 9:00 AM"],
	[60, "February 12 at 9:00 AM"],
	[61, null],
])("a closure of %s days names the day on which the office opens again: %s", (length, opens) => {
	const days = Array.from({ length }, (_, at) => addDays("2026-12-14", at));
	const closedDays = days.map((day) => ({ day, name: "Winter break" }));
	expect(openState(new Date("2026-12-14T15:00:00Z"), { ...calendar, closedDays })).toEqual({
		open: false,
		opens,
	});
});

test("daylight saving time follows New York, not the visitor's clock", () => {
	expect(stateAt("2026-07-06T13:00:00Z")).toEqual({ open: true, until: "5:00 PM" });
	expect(newYorkClock(new Date("2026-07-06T03:30:00Z"))).toEqual({
		day: "2026-07-05",
		time: "23:30",
		weekday: 0,
	});
	// Daylight saving time ends on November 1, 2026: the hour after 1 AM occurs twice.
	expect(newYorkClock(new Date("2026-11-01T05:30:00Z")).time).toBe("01:30");
	expect(newYorkClock(new Date("2026-11-01T06:30:00Z")).time).toBe("01:30");
});

test("midnight is 12:00 AM and noon 12:00 PM", () => {
	expect(clockTime("00:05")).toBe("12:05 AM");
	expect(clockTime("12:00")).toBe("12:00 PM");
});

test("an office that never opens has no next opening", () => {
	expect(openState(new Date(), { hours: [], closedDays: [] })).toEqual({
		open: false,
		opens: null,
	});
});
