import { expect, test } from "vitest";
import { afterOpenMinutes } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

// Monday to Friday 9 AM to 5 PM, Saturday 9 AM to 1 PM.
const { hours } = school;
const ends = (now: string, minutes: number, closed: string[] = []) =>
	afterOpenMinutes(new Date(now), minutes, {
		hours,
		closedDays: closed.map((day) => ({ day, name: "Closed" })),
	});

test.each([
	["over the weekend", "2026-12-04T21:00:00Z", [], "2026-12-07T17:00:00.000Z"],
	[
		"over a closure",
		"2026-12-04T21:00:00Z",
		["2026-12-05", "2026-12-07"],
		"2026-12-08T21:00:00.000Z",
	],
	["from the night before", "2026-12-02T03:00:00Z", [], "2026-12-02T22:00:00.000Z"],
	["over the clocks that go forward", "2027-03-12T21:00:00Z", [], "2027-03-15T16:00:00.000Z"],
	["over the clocks that go back", "2027-11-05T20:00:00Z", [], "2027-11-08T17:00:00.000Z"],
])("eight opening hours end while the office is open, %s", (_, now, closed, end) => {
	expect(ends(now, 480, closed)).toBe(end);
});

test("an office that never opens has no end of them", () => {
	expect(afterOpenMinutes(new Date(), 60, { hours: [], closedDays: [] })).toBeNull();
});
