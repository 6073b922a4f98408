import { expect, test } from "vitest";
import { classKeyFacts, lengthInWords } from "#school/classes/in-short.ts";
import { shownClass } from "#school/classes/shown-class.ts";
import { shortInSpanish } from "#school/classes/words-in-spanish.ts";

const evenings = [
	{ day: "tuesday", from: "18:00", to: "21:00" },
	{ day: "thursday", from: "18:00", to: "21:30" },
] as const;
const spring = {
	firstDay: "2027-03-02",
	lastDay: "2027-04-29",
	days: [...evenings],
	total: 125_000,
	label: "open" as const,
};

test("price, next start and length of a course come from its classes, the next first", () => {
	expect(classKeyFacts([])).toEqual([]);
	expect(classKeyFacts([spring, { ...spring, firstDay: "2027-09-07" }])).toEqual([
		{ term: "Price", value: "$1,250" },
		{ term: "Next start", value: "Mar 2, 2027", href: "#classes" },
		{ term: "Length", value: "9 weeks, 6.5 hours a week" },
	]);
	expect(classKeyFacts([spring, { ...spring, total: 99_950 }])[0]?.value).toBe("$999.50 to $1,250");
});

test("the next start of a course has a free seat where there is one", () => {
	const full = { ...spring, label: "waiting list" } as const;
	const fall = { ...spring, firstDay: "2027-09-07" };
	const start = (...classes: Parameters<typeof classKeyFacts>[0]) =>
		classKeyFacts(classes).find(({ term }) => term === "Next start")?.value;
	expect(start(full, fall)).toBe("Sep 7, 2027");
	expect(start(full, { ...full, firstDay: fall.firstDay })).toBe("Mar 2, 2027 (waiting list)");
});

test("a class of one day is not one of a week; one without weekly times has no weekly hours", () => {
	const day = "2027-03-02";
	const tuesday = { day: "tuesday", from: "09:00", to: "14:00" } as const;
	expect(lengthInWords({ firstDay: day, lastDay: day, days: [tuesday] })).toBe("1 day, 5 hours");
	expect(lengthInWords({ firstDay: "2027-03-02", lastDay: "2027-03-02", days: [] })).toBe("1 day");
	expect(lengthInWords({ firstDay: "2027-03-02", lastDay: "2027-03-03", days: [] })).toBe("1 week");
});

test("meetings at other times than the weekly ones are named", () => {
	const regular = { day: "2027-03-02", from: "18:00", to: "21:00", kind: "classroom" } as const;
	const saturday = { day: "2027-04-03", from: "09:00", to: "13:00", kind: "clinical" } as const;
	const moved = { ...regular, from: "17:00", to: "20:00" };
	const shown = shownClass({
		...spring,
		id: 1,
		courseId: 2,
		language: "en",
		label: "open",
		tuition: 125_000,
		fees: [],
		registerBy: null,
		meetings: [regular, moved, saturday],
	});
	expect(shown).toMatchObject({ meetingCount: 3, minutes: 600, irregular: [moved, saturday] });
	expect(shown).not.toHaveProperty("meetings");
});

test("price, next start and length are Spanish on a Spanish page", () => {
	const classes = [spring, { ...spring, total: 99_950 }];
	expect(classKeyFacts(classes, shortInSpanish)).toEqual([
		{ term: "Precio", value: "$999.50 a $1,250" },
		{ term: "Próximo inicio", value: "2 mar 2027", href: "#classes" },
		{ term: "Duración", value: "9 semanas, 6.5 horas por semana" },
	]);
});
