import { expect, test } from "vitest";
import { centsOf, dollars } from "#platform/text/money.ts";
import { hoursInWords, spanInWords, weekInWords } from "#school/classes/words.ts";

test("hours name the half of the day once if it is the same", () => {
	expect(hoursInWords({ from: "18:00", to: "21:00" })).toBe("6:00–9:00 PM");
	expect(hoursInWords({ from: "09:00", to: "12:30" })).toBe("9:00 AM–12:30 PM");
});

test("a week begins on Monday, with days of the same hours together", () => {
	const evening = { from: "18:00", to: "21:00" };
	expect(
		weekInWords([
			{ day: "sunday", from: "09:00", to: "13:00" },
			{ day: "thursday", ...evening },
			{ day: "tuesday", ...evening },
		]),
	).toBe("Tue, Thu 6:00–9:00 PM; Sun 9:00 AM–1:00 PM");
	expect(weekInWords([])).toBe("");
	const weekdays = ["monday", "tuesday", "wednesday", "friday"] as const;
	expect(weekInWords(weekdays.map((day) => ({ day, ...evening })))).toBe(
		"Mon–Wed, Fri 6:00–9:00 PM",
	);
});

test("a span names its year once", () => {
	expect(spanInWords({ firstDay: "2027-03-02", lastDay: "2027-05-08" })).toBe(
		"Mar 2 – May 8, 2027",
	);
	expect(spanInWords({ firstDay: "2026-12-01", lastDay: "2027-01-08" })).toBe(
		"Dec 1, 2026 – Jan 8, 2027",
	);
});

test("typed amounts are cents, and what is no amount is none", () => {
	expect(centsOf("1,250")).toBe(125_000);
	expect(centsOf(" $12.5 ")).toBe(1250);
	expect(centsOf("0.05")).toBe(5);
	for (const typed of ["", "free", "12.345", "-5", "1e3", "."]) expect(centsOf(typed)).toBeNaN();
	expect(dollars(centsOf("1,250.50"))).toBe("$1,250.50");
});
