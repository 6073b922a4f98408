import { expect, test } from "vitest";
import { instantAt } from "#platform/calendar/new-york.ts";
import {
	type Calendar,
	minutesWithin,
	openTimes,
	promisedBy,
	replyBy,
	waitInWords,
} from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

/** Monday to Friday 9 to 5, Saturday 9 to 1. */
const calendar = { hours: school.hours, closedDays: [{ day: "2026-11-26", name: "Thanksgiving" }] };
/** Open all day, every day, so that the clock's changes are inside. */
const always = {
	hours: [
		{ days: [0, 1, 2, 3, 4, 5, 6], label: "", shortLabel: "", opens: "00:00", closes: "23:59" },
	],
	closedDays: [],
};

/** The minutes between two instants in which the office was open. */
const openMinutes = (since: Date, now: Date, hours: Calendar) =>
	minutesWithin(openTimes(since, now, hours), since.getTime(), now.getTime());

test.each([
	["within a morning", "2026-11-23T10:00:00-05:00", "2026-11-23T11:30:00-05:00", 90],
	["less than a minute", "2026-11-23T10:00:00-05:00", "2026-11-23T10:00:59-05:00", 0],
	["before opening to after opening", "2026-11-23T07:00:00-05:00", "2026-11-23T09:20:00-05:00", 20],
	["through the evening", "2026-11-23T16:30:00-05:00", "2026-11-23T21:00:00-05:00", 30],
	["a night", "2026-11-23T22:00:00-05:00", "2026-11-24T08:00:00-05:00", 0],
	["an evening to the next morning", "2026-11-23T16:00:00-05:00", "2026-11-24T10:00:00-05:00", 120],
	["Saturday afternoon to Monday", "2026-11-21T14:00:00-05:00", "2026-11-23T09:45:00-05:00", 45],
	["Saturday noon to Monday", "2026-11-21T12:00:00-05:00", "2026-11-23T09:30:00-05:00", 90],
	["a Sunday", "2026-11-22T08:00:00-05:00", "2026-11-22T20:00:00-05:00", 0],
	["over a closed day", "2026-11-25T16:00:00-05:00", "2026-11-27T10:00:00-05:00", 120],
	["on a closed day", "2026-11-26T09:00:00-05:00", "2026-11-26T15:00:00-05:00", 0],
	["a week", "2026-11-16T09:00:00-05:00", "2026-11-23T09:00:00-05:00", (5 * 8 + 4) * 60],
	[
		"over the new year",
		"2026-12-31T16:00:00-05:00",
		"2027-01-04T10:00:00-05:00",
		60 + 480 + 240 + 60,
	],
	["over the start of summer time", "2026-03-07T12:00:00-05:00", "2026-03-09T10:00:00-04:00", 120],
	["over the end of summer time", "2026-10-31T12:00:00-04:00", "2026-11-02T10:00:00-05:00", 120],
	["now before it was received", "2026-11-23T12:00:00-05:00", "2026-11-23T10:00:00-05:00", 0],
])("someone who waits %s", (_, since, now, minutes) => {
	expect(openMinutes(new Date(since), new Date(now), calendar)).toBe(minutes);
});

test.each([
	["23 hours long in spring", "2026-03-08", 23 * 60 - 1],
	["25 hours long in fall", "2026-11-01", 25 * 60 - 1],
])("a day that is open throughout is %s", (_, day, minutes) => {
	const from = new Date(`${day}T00:00:00${day.startsWith("2026-03") ? "-05:00" : "-04:00"}`);
	const to = new Date(`${day}T23:59:00${day.startsWith("2026-03") ? "-04:00" : "-05:00"}`);
	expect(openMinutes(from, to, always)).toBe(minutes);
});

test("an office without opening hours lets nobody wait in them", () => {
	const [from, to] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-12-01T00:00:00Z")];
	expect(openMinutes(from, to, { hours: [], closedDays: [] })).toBe(0);
});

test("a wait of years ends after 400 days", () => {
	const now = new Date("2026-11-23T12:00:00-05:00");
	const wait = (since: string) => openMinutes(new Date(since), now, calendar);
	expect(wait("1999-01-01T00:00:00Z")).toBe(wait("2025-10-19T05:00:00Z"));
});

test.each([
	[0, "0 min"],
	[59, "59 min"],
	[60, "1 h"],
	[185, "3 h 5 min"],
	[8 * 60 + 5, "8 h"],
	[2640, "44 h"],
])("%i minutes read as %s", (minutes, words) => {
	expect(waitInWords(minutes)).toBe(words);
});

test.each([
	["before opening", "2026-11-23T08:59:59-05:00"],
	["at opening", "2026-11-23T09:00:00-05:00"],
	["in opening hours", "2026-11-23T10:00:00-05:00"],
	["at night", "2026-11-23T23:30:00-05:00"],
	["on Saturday afternoon", "2026-11-21T14:00:00-05:00"],
	["before a closed day", "2026-11-25T16:00:00-05:00"],
	["on a closed day", "2026-11-26T12:00:00-05:00"],
	["before summer time starts", "2026-03-07T12:30:00-05:00"],
	["before summer time ends", "2026-10-31T12:30:00-04:00"],
])("what comes %s is due when the website says so", (_, instant) => {
	const came = new Date(instant);
	const times = openTimes(came, new Date(came.getTime() + 14 * 24 * 60 * 60 * 1000), calendar);
	const promise = replyBy(came, calendar);
	expect(promise && instantAt(promise.day, promise.time)).toBe(
		new Date(promisedBy(times, came.getTime()) ?? 0).toISOString(),
	);
});

test("nothing is promised where the office does not open again", () => {
	const came = new Date("2026-11-23T10:00:00-05:00");
	expect(promisedBy(openTimes(came, came, calendar), came.getTime())).toBeNull();
});
