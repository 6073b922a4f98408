import { expect, test } from "vitest";
import { school } from "#school/profile/profile.ts";
import { hoursOf, weekOf, weekSentence } from "#school/profile/week.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";

test("the week of the school comes back as it was, days with equal hours together", () => {
	expect(hoursOf(weekOf(school.hours))).toEqual(school.hours);
	expect(weekSentence(school.hours)).toBe(
		"Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM. Closed Sunday.",
	);
});

test.each([
	[[0, 6], "Closed Saturday and Sunday.", "Cerrado: sábado y domingo."],
	[[0, 3, 6], "Closed Wednesday, Saturday, and Sunday.", "Cerrado: miércoles, sábado y domingo."],
	[[0, 5, 6], "Closed Friday to Sunday.", "Cerrado: de viernes a domingo."],
])("closed days %j read well in both languages", (days, english, spanish) => {
	const hours = hoursOf(
		Array.from({ length: 7 }, (_, day) =>
			days.includes(day) ? { opens: null, closes: null } : { opens: "09:00", closes: "17:00" },
		),
	);
	expect(weekSentence(hours).split(". ").at(-1)).toBe(english);
	expect(weekSentenceInSpanish(hours).split(". ").at(-1)).toBe(spanish);
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
	expect(weekSentence(closed)).toBe("Closed every day.");
	expect(weekSentenceInSpanish(closed)).toBe("Cerrado todos los días.");
});
