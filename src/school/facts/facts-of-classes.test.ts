import { expect, test } from "vitest";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { statedFacts } from "#school/facts/facts-of-classes.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";

const evening = (["thursday", "tuesday"] as const).map((day) => {
	return { day, from: "18:00", to: "21:00" };
});
const spring: PublicClass = {
	id: 1,
	courseId: 2,
	firstDay: "2027-03-02",
	lastDay: "2027-05-06",
	days: evening,
	language: "en",
	label: "open",
	tuition: 125_000,
	registerBy: null,
	meetings: [],
	fees: [{ name: "Books", amount: 8500 }],
	total: 133_500,
};
const summer: PublicClass = {
	...spring,
	id: 2,
	firstDay: "2027-06-07",
	lastDay: "2027-06-11",
	label: "waiting list",
	days: [{ day: "saturday", from: "09:00", to: "12:30" }],
	fees: [],
	total: 125_000,
};
const now = "2027-01-04T15:00:00.000Z";
const fact = (topic: PublicFact["topic"], courseId: number | null): PublicFact => ({
	id: 7,
	topic,
	courseId,
	question: null,
	answer: "As stated.",
	spanish: null,
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedAt: now,
	updatedAt: now,
});
const said = (classes: readonly PublicClass[], of: "answer" | "spanish" = "answer") =>
	Object.fromEntries(statedFacts([], classes, now).map((one) => [one.topic, one[of]]));

test("one class says when it starts, its days, its price with the parts, and how long it takes", () => {
	expect(said([spring])).toEqual({
		start_dates: "The next class starts on Tuesday, March 2.",
		class_times: "Classes are on Tuesday and Thursday, 6:00–9:00 PM.",
		price: "The course costs $1,335 in all (tuition $1,250, books $85).",
		duration: "The course takes 10 weeks, 6 hours a week.",
	});
	expect(said([spring], "spanish")).toEqual({
		start_dates: "La próxima clase empieza el martes, 2 de marzo.",
		class_times: "Las clases son los días martes y jueves, 6:00–9:00 PM.",
		price: "El curso cuesta $1,335 en total (matrícula $1,250, books $85).",
		duration: "El curso dura 10 semanas, 6 horas por semana.",
	});
});

test("in Spanish a fee has the name that the school gave it there", () => {
	const inSpanish = (line: string) => (line === "Books" ? "Libros" : line);
	const price = statedFacts([], [spring], now, inSpanish).find(({ topic }) => topic === "price");
	expect(price).toMatchObject({
		answer: "The course costs $1,335 in all (tuition $1,250, books $85).",
		spanish: "El curso cuesta $1,335 en total (matrícula $1,250, libros $85).",
	});
});

test("several say what differs, and which of them is full", () => {
	expect(said([spring, summer])).toMatchObject({
		start_dates:
			"Classes start on Tuesday, March 2 and Monday, June 7 (full, with a waiting list).",
		class_times:
			"The class that starts on Tuesday, March 2 is on Tuesday and Thursday, 6:00–9:00 PM. The class that starts on Monday, June 7 is on Saturday, 9:00 AM–12:30 PM.",
		duration:
			"The class that starts on Tuesday, March 2 takes 10 weeks, 6 hours a week. The class that starts on Monday, June 7 takes 1 week, 3.5 hours a week.",
	});
	expect(said([spring, { ...summer, label: "closed" }])).toEqual(said([spring]));
});

test("they take the place of facts on their course, and of no others", () => {
	const others = [fact("price", 3), fact("price", null), fact("age", 2)];
	const topics = statedFacts([fact("price", 2), ...others], [spring], now);
	expect(topics.slice(0, 3)).toEqual(others);
	expect(new Set(topics.slice(3).map(({ id }) => id)).size).toBe(4);
	expect(statedFacts([fact("price", 2)], [], now)).toEqual([fact("price", 2)]);
});

test("a class without weekly times says its days", () => {
	const meetings = ["2027-03-02", "2027-03-03"].map((day) => {
		return { day, from: "09:00", to: "11:00", kind: "lab" as const };
	});
	expect(said([{ ...spring, days: [], meetings }]).class_times).toBe(
		"Classes are on Tuesday, March 2, 9:00–11:00 AM; Wednesday, March 3, 9:00–11:00 AM.",
	);
});

test("what the weekly times leave out is said, too, and a long list ends", () => {
	const meetings = ["03-02", "03-06", "03-13"].map((day) => {
		const isWeekly = day === "03-02";
		const [from, to] = isWeekly ? ["18:00", "21:00"] : ["09:00", "13:00"];
		return { day: `2027-${day}`, from, to, kind: "clinical" as const } as const;
	});
	expect(said([{ ...spring, meetings }]).class_times).toBe(
		"Classes are on Tuesday and Thursday, 6:00–9:00 PM; also on Saturday, March 6, 9:00 AM–1:00 PM; Saturday, March 13, 9:00 AM–1:00 PM.",
	);
	const many = Array.from({ length: 500 }, (_, at) => ({
		day: `2027-03-${String((at % 28) + 1).padStart(2, "0")}`,
		from: "08:00",
		to: "08:01",
		kind: "lab" as const,
	}));
	const longest = Array.from({ length: 200 }, (_, at) => ({
		...spring,
		id: at,
		meetings: many,
		days: [],
		total: at,
		fees: Array.from({ length: 20 }, () => ({ name: "x".repeat(60), amount: 1 })),
	}));
	for (const text of Object.values(said(longest, "spanish"))) {
		expect(text?.length).toBeLessThan(2000);
	}
	expect(said(longest).price).toMatch(/ More classes are on our website\.$/);
});

test("classes that start on one day are told apart by their hours, and another year is named", () => {
	const day = [{ day: "tuesday", from: "09:00", to: "12:00" } as const];
	const twins = [spring, { ...spring, id: 3, days: day, total: 110_000, fees: [] }];
	expect(said(twins).start_dates).toBe(
		"Classes start on Tuesday, March 2, 6:00–9:00 PM and Tuesday, March 2, 9:00 AM–12:00 PM.",
	);
	const later = [{ ...spring, firstDay: "2028-03-02" }];
	expect(said(later).start_dates).toBe("The next class starts on Thursday, March 2, 2028.");
	expect(said(later, "spanish").start_dates).toBe(
		"La próxima clase empieza el jueves, 2 de marzo de 2028.",
	);
});
