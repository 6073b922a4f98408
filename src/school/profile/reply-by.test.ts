import { expect, test } from "vitest";
import { momentInSpanish } from "#platform/calendar/in-spanish.ts";
import { momentInEnglish } from "#platform/calendar/new-york.ts";
import { replyBy } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";
import { hoursOf, type Weekday } from "#school/profile/week.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";

const calendar = { hours: school.hours, closedDays: [{ day: "2026-11-26", name: "Thanksgiving" }] };
const sentence = (moment: string) => {
	const by = replyBy(new Date(moment), calendar);
	return by && momentInEnglish(by);
};

test.each([
	["in the morning before opening", "2026-11-23T08:59:59-05:00", "Monday, November 23, at 5:00 PM"],
	["at opening", "2026-11-23T09:00:00-05:00", "Tuesday, November 24, at 5:00 PM"],
	["in the afternoon", "2026-11-23T16:59:00-05:00", "Tuesday, November 24, at 5:00 PM"],
	["at night", "2026-11-23T23:30:00-05:00", "Tuesday, November 24, at 5:00 PM"],
	["after midnight", "2026-11-24T00:10:00-05:00", "Tuesday, November 24, at 5:00 PM"],
	["on Friday", "2026-11-20T10:00:00-05:00", "Saturday, November 21, at 1:00 PM"],
	["on Saturday afternoon", "2026-11-21T13:30:00-05:00", "Monday, November 23, at 5:00 PM"],
	["on Sunday", "2026-11-22T12:00:00-05:00", "Monday, November 23, at 5:00 PM"],
	["before a closed day", "2026-11-25T18:00:00-05:00", "Friday, November 27, at 5:00 PM"],
	["on a closed day", "2026-11-26T08:00:00-05:00", "Friday, November 27, at 5:00 PM"],
	["before the year ends", "2026-12-31T17:30:00-05:00", "Friday, January 1, at 5:00 PM"],
	[
		"in the night when summer time begins",
		"2026-03-08T01:30:00-05:00",
		"Monday, March 9, at 5:00 PM",
	],
	[
		"on the first morning of summer time",
		"2026-03-09T08:59:00-04:00",
		"Monday, March 9, at 5:00 PM",
	],
	[
		"on the first opening of summer time",
		"2026-03-09T09:00:00-04:00",
		"Tuesday, March 10, at 5:00 PM",
	],
	["in the hour that comes twice", "2026-11-01T01:30:00-04:00", "Monday, November 2, at 5:00 PM"],
	["in that hour again", "2026-11-01T01:30:00-05:00", "Monday, November 2, at 5:00 PM"],
	[
		"on the first morning of winter time",
		"2026-11-02T08:59:00-05:00",
		"Monday, November 2, at 5:00 PM",
	],
	[
		"on the first opening of winter time",
		"2026-11-02T09:00:00-05:00",
		"Tuesday, November 3, at 5:00 PM",
	],
])("what arrives %s is answered by the end of the next opening day", (_, moment, by) => {
	expect(sentence(moment)).toBe(by);
});

test("an office that never opens promises no day", () => {
	expect(replyBy(new Date("2026-11-23T12:00:00Z"), { hours: [], closedDays: [] })).toBeNull();
});

test("a moment reads well in Spanish", () => {
	expect(momentInSpanish({ day: "2026-11-23", time: "17:00" })).toBe(
		"el lunes, 23 de noviembre, a las 5:00 PM",
	);
	expect(momentInSpanish({ day: "2026-11-21", time: "13:00" })).toBe(
		"el sábado, 21 de noviembre, a la 1:00 PM",
	);
});

test("opening hours read well in Spanish", () => {
	expect(weekSentenceInSpanish(school.hours)).toBe(
		"De lunes a viernes, de 9:00 AM a 5:00 PM. Sábado, de 9:00 AM a 1:00 PM. Cerrado: domingo.",
	);
	const always: Weekday[] = Array.from({ length: 7 }, () => ({ opens: "10:00", closes: "12:00" }));
	expect(weekSentenceInSpanish(hoursOf(always))).toBe(
		"De lunes a domingo, de 10:00 AM a 12:00 PM.",
	);
});
