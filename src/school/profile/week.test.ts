import { expect, test } from "vitest";
import { school } from "#school/profile/profile.ts";
import { hoursOf, weekOf, weekSentence } from "#school/profile/week.ts";

test("the week of the school comes back as it was, days with equal hours together", () => {
	expect(hoursOf(weekOf(school.hours))).toEqual(school.hours);
	expect(weekSentence(school.hours)).toBe(
		"Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM. Closed on Sunday.",
	);
});

test("days with other hours stand alone, and a week may be closed as a whole", () => {
	const week = weekOf(school.hours);
	week[3] = { opens: "12:00", closes: "20:30" };
	expect(hoursOf(week).map(({ shortLabel }) => shortLabel)).toEqual([
		"Mon–Tue",
		"Wednesday",
		"Thu–Fri",
		"Saturday",
		"Sunday",
	]);
	const closed = hoursOf(Array.from({ length: 7 }, () => ({ opens: null, closes: null })));
	expect(weekSentence(closed)).toBe("Closed on Monday to Sunday.");
});
