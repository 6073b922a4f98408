import { expect, test } from "vitest";
import type { CallOutcome } from "#intake/people/contract.ts";
import { momentInWords, nextAttempt } from "#intake/people/next-call.ts";
import { school } from "#school/profile/profile.ts";

/** Monday to Friday 9 to 5, Saturday 9 to 1. */
const calendar = {
	hours: school.hours,
	closedDays: [
		{ day: "2026-11-26", name: "Thanksgiving Day" },
		{ day: "2026-11-27", name: "Bridge day" },
	],
};

const voicemail = (at: string) => ({ at, outcome: "voicemail" as CallOutcome });

/** Calls at an instant and asks at once what follows. */
function after(at: string): string | null {
	const next = nextAttempt([voicemail(at)], new Date(at), calendar);
	return next?.by === "phone" ? `${next.moment.day} ${next.moment.time}` : null;
}

test.each([
	["a morning: the next afternoon", "2026-11-23T10:00:00-05:00", "2026-11-24 15:00"],
	["an afternoon: the next morning", "2026-11-23T15:30:00-05:00", "2026-11-24 11:00"],
	["noon: the next afternoon", "2026-11-23T12:00:00-05:00", "2026-11-24 15:00"],
	["before opening: the next afternoon", "2026-11-23T07:00:00-05:00", "2026-11-24 15:00"],
	["a night: the next morning", "2026-11-23T23:30:00-05:00", "2026-11-24 11:00"],
	["after midnight: the day after", "2026-11-24T00:30:00-05:00", "2026-11-25 15:00"],
	["a Friday morning: Saturday at noon", "2026-11-20T10:00:00-05:00", "2026-11-21 12:00"],
	["a Friday afternoon: Saturday morning", "2026-11-20T16:00:00-05:00", "2026-11-21 10:00"],
	["a Saturday morning: Monday afternoon", "2026-11-21T09:30:00-05:00", "2026-11-23 15:00"],
	["a Saturday afternoon: Monday morning", "2026-11-21T14:00:00-05:00", "2026-11-23 11:00"],
	["a Sunday: Monday", "2026-11-22T10:00:00-05:00", "2026-11-23 15:00"],
	["the day before two closed days: Saturday", "2026-11-25T10:00:00-05:00", "2026-11-28 12:00"],
	["a closed day: the next open one", "2026-11-26T10:00:00-05:00", "2026-11-28 12:00"],
	["New Year’s Eve: the new year", "2026-12-31T10:00:00-05:00", "2027-01-01 15:00"],
	["the day before summer time", "2026-03-07T12:30:00-05:00", "2026-03-09 15:00"],
	["the first hours of summer time", "2026-03-08T03:30:00-04:00", "2026-03-09 15:00"],
	["the day before the end of summer time", "2026-10-31T12:30:00-04:00", "2026-11-02 15:00"],
	["the repeated hour at its end", "2026-11-01T01:30:00-05:00", "2026-11-02 15:00"],
])("voicemail on %s", (_, at, moment) => {
	expect(after(at)).toBe(moment);
});

test.each([
	["the same day, before the time", "2026-11-24T09:00:00-05:00", "2026-11-24 15:00"],
	["the same day, after the time", "2026-11-24T15:00:00-05:00", "2026-11-25 15:00"],
	["days later", "2026-12-07T10:00:00-05:00", "2026-12-07 15:00"],
])("a call of the morning before, looked at %s", (_, now, moment) => {
	const next = nextAttempt([voicemail("2026-11-23T10:00:00-05:00")], new Date(now), calendar);
	expect(next).toMatchObject({ by: "phone" });
	expect(next?.by === "phone" && `${next.moment.day} ${next.moment.time}`).toBe(moment);
});

test.each<[string, CallOutcome[], object | null]>([
	["nobody was called", [], null],
	["the person was reached", ["reached", "voicemail", "voicemail", "voicemail"], null],
	["a wrong number", ["wrong number"], { by: "email", because: "wrong number" }],
	["a second voicemail", ["voicemail", "voicemail"], { by: "phone", voicemails: 2 }],
	["a third", ["voicemail", "voicemail", "voicemail"], { by: "email", because: "voicemails" }],
	[
		"one after somebody was reached",
		["voicemail", "reached", "voicemail"],
		{ by: "phone", voicemails: 1 },
	],
])("after %s", (_, outcomes, expected) => {
	const at = "2026-11-23T10:00:00-05:00";
	const calls = outcomes.map((outcome) => ({ at, outcome }));
	const next = nextAttempt(calls, new Date(at), calendar);
	if (expected) expect(next).toMatchObject(expected);
	else expect(next).toBeNull();
});

test("an office that stays closed proposes nothing", () => {
	const at = "2026-11-23T10:00:00-05:00";
	expect(nextAttempt([voicemail(at)], new Date(at), { hours: [], closedDays: [] })).toBeNull();
});

test.each([
	["2026-11-24", "tomorrow, Tue Nov 24 at 3:00 PM"],
	["2026-11-23", "today, Mon Nov 23 at 3:00 PM"],
	["2026-11-30", "Mon Nov 30 at 3:00 PM"],
])("%s reads as %s", (day, words) => {
	expect(momentInWords({ day, time: "15:00" }, new Date("2026-11-23T15:00:00Z"))).toBe(words);
});
