import { expect, test } from "vitest";
import {
	dayOf,
	fullDate,
	longDay,
	tableDate,
	whenShort,
	writtenTime,
} from "#platform/calendar/dates.ts";
import { addDays, mondayOf, writtenDay } from "#platform/calendar/days.ts";

test.each([
	["2026-11-20T19:14:00Z", "Nov 20, 2026", "2:14 PM", "Friday, November 20, 2026", "2026-11-20"],
	["2026-11-21T04:59:59Z", "Nov 20, 2026", "11:59 PM", "Friday, November 20, 2026", "2026-11-20"],
	["2026-07-04T04:00:00Z", "Jul 4, 2026", "12:00 AM", "Saturday, July 4, 2026", "2026-07-04"],
	["2026-05-01T16:05:00Z", "May 1, 2026", "12:05 PM", "Friday, May 1, 2026", "2026-05-01"],
	["2026-03-08T07:00:00Z", "Mar 8, 2026", "3:00 AM", "Sunday, March 8, 2026", "2026-03-08"],
])(
	"the instant %s is written as the calendar and the clock in New York show it",
	(instant, table, time, long, day) => {
		expect(tableDate(instant)).toBe(table);
		expect(writtenTime(instant)).toBe(time);
		expect(longDay(instant)).toBe(long);
		expect(dayOf(instant)).toBe(day);
		expect(fullDate(instant)).toBe(`${long.replace(/^\w+, /, "")} at ${time}`);
	},
);

test("an instant of today has no date, and one that cannot be read is a dash", () => {
	const now = new Date("2026-11-20T19:14:00Z");
	expect(whenShort("2026-11-20T14:05:00Z", now)).toBe("Today, 9:05 AM");
	expect(whenShort("2026-11-20T04:05:00Z", now)).toBe("Nov 19, 2026, 11:05 PM");
	expect([tableDate(""), writtenTime("soon"), dayOf("soon")]).toEqual(["–", "–", "–"]);
	expect([fullDate(""), longDay("soon")]).toEqual(["–", "–"]);
});

test("a calendar day is written with its weekday, and what is no day stays as it is", () => {
	expect(writtenDay("2026-11-26")).toBe("Thu, Nov 26, 2026");
	expect(writtenDay("2026-13-01")).toBe("2026-13-01");
});

test.each([
	["on an ordinary day", "2026-11-20T15:00:00Z", "2026-11-14"],
	["late in the evening after the clocks went back", "2026-11-04T04:30:00Z", "2026-10-28"],
	["early in the morning after the clocks went forward", "2026-03-10T04:30:00Z", "2026-03-04"],
	["over the end of a year", "2027-01-03T15:00:00Z", "2026-12-28"],
])("the last 7 days begin six days before today in New York: %s", (_, now, first) => {
	expect(addDays(dayOf(new Date(now)), -6)).toBe(first);
	expect(dayOf(new Date(now))).toBe(
		new Date(Date.parse(first) + 6 * 86_400_000).toISOString().slice(0, 10),
	);
});

test.each(["2026-11-23", "2026-11-26", "2026-11-29"])("the week of %s begins on Monday", (day) => {
	expect(mondayOf(day)).toBe("2026-11-23");
});
