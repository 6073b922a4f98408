import { expect, test } from "vitest";
import { addDays } from "#platform/calendar/days.ts";
import { clockTime, newYorkClock } from "#platform/calendar/new-york.ts";
import { type Calendar, openingNow } from "#school/profile/opening-hours.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { openingInSpanish } from "#school/profile/opening-words-in-spanish.ts";
import { school } from "#school/profile/profile.ts";
import { speaking } from "#ui/words.ts";

const calendar = { hours: school.hours, closedDays: [{ day: "2026-11-26", name: "Thanksgiving" }] };
const spanish = openingWords.of([{ handle: speaking(openingInSpanish) }]);
/** What a page says of the opening hours at a moment, after "Open now" where the office is open. */
function said(
	moment: string,
	{ words = openingWords.english, ...other }: Partial<Calendar> & { words?: typeof spanish } = {},
): string {
	const { state, day } = openingNow(new Date(moment), { ...calendar, ...other });
	if (state.open) return words.until(state.until);
	return state.next ? words.opens(state.next, day) : words.closedNow;
}

test("the office is open from the first minute to the last, in New York time", () => {
	expect(said("2026-11-23T13:59:00Z")).toBe("Opens today at 9:00 AM");
	expect(said("2026-11-23T14:00:00Z")).toBe("until 5:00 PM");
	expect(said("2026-11-23T21:59:59Z")).toBe("until 5:00 PM");
	expect(said("2026-11-23T22:00:00Z")).toBe("Opens tomorrow at 9:00 AM");
});

test("on Saturday it closes at 1 PM and opens again on Monday", () => {
	expect(said("2026-11-21T17:59:00Z")).toBe("until 1:00 PM");
	expect(said("2026-11-21T18:00:00Z")).toBe("Opens Monday at 9:00 AM");
	expect(said("2026-11-22T18:00:00Z")).toBe("Opens tomorrow at 9:00 AM");
});

test("a closed day is passed over", () => {
	expect(said("2026-11-25T22:30:00Z")).toBe("Opens Friday at 9:00 AM");
	expect(said("2026-11-26T16:00:00Z")).toBe("Opens tomorrow at 9:00 AM");
});

test.each([
	[20, "Opens January 4 at 9:00 AM"],
	[60, "Opens February 12 at 9:00 AM"],
	[61, "Closed now"],
])("a closure of %s days names the day on which the office opens again: %s", (length, opens) => {
	const days = Array.from({ length }, (_, at) => addDays("2026-12-14", at));
	const closedDays = days.map((day) => ({ day, name: "Winter break" }));
	expect(said("2026-12-14T15:00:00Z", { closedDays })).toBe(opens);
});

test("daylight saving time follows New York, not the visitor's clock", () => {
	expect(said("2026-07-06T13:00:00Z")).toBe("until 5:00 PM");
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
	expect(said("2026-11-23T14:00:00Z", { hours: [] })).toBe("Closed now");
});

test.each([
	["2026-11-23T13:59:00Z", "Abre hoy a las 9:00 AM"],
	["2026-11-23T14:00:00Z", "hasta las 5:00 PM"],
	["2026-11-21T17:59:00Z", "hasta la 1:00 PM"],
	["2026-11-22T18:00:00Z", "Abre mañana a las 9:00 AM"],
	["2026-11-21T18:00:00Z", "Abre el lunes a las 9:00 AM"],
])("in Spanish at %s: %s", (moment, sentence) => {
	expect(said(moment, { words: spanish })).toBe(sentence);
});

test("in Spanish a day more than a week away has its date, and days have their names", () => {
	const closedDays = Array.from({ length: 20 }, (_, at) => ({
		day: addDays("2026-12-14", at),
		name: "Winter break",
	}));
	expect(said("2026-12-14T15:00:00Z", { words: spanish, closedDays })).toBe(
		"Abre el 4 de enero a las 9:00 AM",
	);
	const labels = (short: boolean) => school.hours.map((hours) => spanish.days(hours, short));
	expect(labels(false)).toEqual(["Lunes a viernes", "Sábado", "Domingo"]);
	expect(labels(true)).toEqual(["Lun–vie", "Sábado", "Domingo"]);
});

test("every closure that the software comes with has a Spanish name", () => {
	for (const { name } of school.closedDays) expect(spanish.closures.get(name), name).toBeTruthy();
});
