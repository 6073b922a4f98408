import { expect, test } from "vitest";
import { openingDay } from "#intake/registrations/applicant/opening-day.ts";
import { replyBy } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

const dayOf = (received: string, now: string) => {
	const promise = replyBy(new Date(received), school);
	return openingDay(new Date(now), promise, school)?.day;
};

test.each([
	["the day of the answer", "2026-11-20T15:00:00Z", "2026-11-20T15:00:00Z", "2026-11-21"],
	[
		"still the day of the answer, in its last minute",
		"2026-11-20T15:00:00Z",
		"2026-11-21T17:59:00Z",
		"2026-11-21",
	],
	["the next opening day after it", "2026-11-20T15:00:00Z", "2026-11-21T18:00:00Z", "2026-11-23"],
	["today, while the office is open", "2026-11-02T15:00:00Z", "2026-11-23T21:59:00Z", "2026-11-23"],
	["not on Thanksgiving Day", "2026-11-02T15:00:00Z", "2026-11-25T22:00:00Z", "2026-11-27"],
])("the file is about %s", (_, received, now, day) => {
	expect(dayOf(received, now)).toBe(day);
});

test("an office that does not open has no day", () => {
	expect(openingDay(new Date(), null, { hours: [], closedDays: [] })).toBeNull();
});
