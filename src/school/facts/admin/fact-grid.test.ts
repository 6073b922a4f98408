import { expect, test } from "vitest";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { columnsOf, matches, rowsOf, statusOf } from "#school/facts/admin/fact-grid.ts";
import { notesOnNotShown, whereUsed } from "#school/facts/admin/not-shown.ts";
import type { AdminFact } from "#school/facts/contract.ts";

const day = "2026-11-20";
const courses = [
	{ id: 2, title: "CNA", isActive: true },
	{ id: 4, title: "EKG", isActive: false },
];

const fact = (id: number, change: Partial<AdminFact>): AdminFact => ({
	id,
	topic: "price",
	courseId: null,
	question: null,
	answer: `Fact ${id}`,
	spanish: null,
	...{ spanishQuestion: null, formerSpanish: null, formerSpanishQuestion: null },
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedBy: "dana",
	approvedAt: "2026-11-20T15:00:00.000Z",
	position: id,
	createdAt: "2026-11-20T15:00:00.000Z",
	updatedAt: "2026-11-20T15:00:00.000Z",
	version: 1,
	...change,
});

const priceRow = (facts: AdminFact[], gaps: Parameters<typeof rowsOf>[1]["gaps"] = []) => {
	const [row] = rowsOf(columnsOf(courses, null), { facts, gaps, day });
	if (!row) throw new Error("There is no row.");
	return row;
};

test("the columns are the whole school, then each course or the filtered one", () => {
	expect(columnsOf(courses, null).map(({ title }) => title)).toEqual([
		"Whole school",
		"CNA",
		"EKG",
	]);
	expect(columnsOf(courses, 4).map(({ title }) => title)).toEqual(["Whole school", "EKG"]);
});

test("a cell has the valid fact of its topic and course, else the newest expired one", () => {
	const newestFirst = [
		fact(4, { courseId: 2, validUntil: "2026-11-19" }),
		fact(3, { courseId: 2 }),
		fact(2, { courseId: 4, validUntil: "2026-10-31" }),
		fact(1, { courseId: 4, validUntil: "2026-09-30" }),
		fact(5, { topic: "aid" }),
	];
	expect(priceRow(newestFirst).cells.map((cell) => cell.fact?.id)).toEqual([undefined, 3, 2]);
});

test("a cell counts the people who asked about its topic and course", () => {
	const gaps = [
		{ topic: "price", courseId: 2, people: 12 },
		{ topic: "aid", courseId: null, people: 3 },
	] as const;
	expect(priceRow([], gaps).cells.map(({ people }) => people)).toEqual([0, 12, 0]);
});

test("a row is found by its topic and its answers, in any case and without accents", () => {
	const row = priceRow([fact(1, { answer: "Ask José." })]);
	for (const search of ["", "TUITION", "jose"]) expect(matches(row, search)).toBe(true);
	expect(matches(row, "parking")).toBe(false);
});

test.each([
	[null, "valid"],
	["2026-12-05", "valid"],
	["2026-12-04", "expires"],
	["2026-11-20", "expires"],
	["2026-11-19", "expired"],
] as const)("a fact valid through %s: %s", (validUntil, status) => {
	expect(statusOf(fact(1, { validUntil }), day)).toBe(status);
});

test("a fact says why it is not shown: of a course with open classes, and a delivered question that they answer", () => {
	const open: PublicClass = {
		id: 1,
		courseId: 2,
		firstDay: "2027-03-02",
		lastDay: "2027-03-02",
		days: [],
		language: "en",
		label: "open",
		tuition: 100,
		registerBy: null,
		meetings: [],
		fees: [],
		total: 100,
	};
	const price = fact(1, { courseId: 2 });
	const delivered = fact(2, {
		topic: "other",
		question: "How much does a program cost?",
		approvedAt: null,
	});
	const notesOn = (classes: PublicClass[]) => {
		const facts = [price, fact(3, { courseId: 2, topic: "parking" }), delivered];
		return facts.map(notesOnNotShown(facts, { courses, classes }, day));
	};
	expect(notesOn([open])).toEqual([
		"Not shown while classes are open",
		undefined,
		"Not shown while “Prices and tuition” is stated",
	]);
	expect(notesOn([{ ...open, label: "closed" }])[0]).toBeUndefined();
	expect(notesOn([{ ...open, courseId: 4 }])[0]).toBeUndefined();
	const inactive = courses.map((course) => ({ ...course, isActive: false }));
	const noteOn = notesOnNotShown([price], { courses: inactive, classes: [] }, day);
	expect(noteOn(price)).toBe("Not shown while its course is inactive");
	const expired = fact(4, { courseId: 2, validUntil: "2026-11-19" });
	expect(noteOn(expired), "it has a badge of its own").toBeUndefined();

	expect(whereUsed(price, "Not shown while classes are open", day)).toBe(
		"Not shown while classes are open.",
	);
	expect(whereUsed(expired, undefined, day)).toBe("Its last day is over, so it is not shown.");
	expect(whereUsed(price, undefined, day)).toMatch(/^The website and the assistant use it/);
});
