import { describe, expect, test } from "vitest";
import { deliveredReplies } from "#intake/replies/delivered.ts";
import {
	fillReply,
	missingValues,
	type ReplyValues,
	unknownPlaceholdersIn,
} from "#intake/replies/placeholders.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { school } from "#school/profile/profile.ts";

const fact = (change: Partial<PublicFact>): PublicFact => ({
	id: 1,
	topic: "price",
	courseId: null,
	question: null,
	answer: "It costs $1,295.",
	spanish: null,
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedAt: null,
	updatedAt: "2026-11-02T15:00:00.000Z",
	...change,
});

const values = (change: Partial<ReplyValues> = {}): ReplyValues => ({
	language: "en",
	name: "Marisol Vega",
	reference: "R-123456",
	program: { id: 2, title: "Phlebotomy Technician" },
	facts: [],
	spanish: { "Phlebotomy Technician": "Técnico en flebotomía" },
	school: { ...school, announcement: null, testimonials: [] },
	...change,
});

test("a person, a program and the school are filled in", () => {
	const text = "{name}, {reference}, {program}, {school}, {phone}, {email}, {address}";
	expect(fillReply(text, values())).toBe(
		"Marisol Vega, R-123456, Phlebotomy Technician, Iselin Healthcare Training, 732-555-0142, hello@school.example, 100 Example Avenue, Iselin, NJ 08830",
	);
	expect(missingValues(text, values())).toEqual([]);
});

test("a program has its Spanish title in a Spanish reply, where the school has one", () => {
	expect(fillReply("{program}", values({ language: "es" }))).toBe("Técnico en flebotomía");
	const other = { id: 9, title: "Dental Assistant" };
	expect(fillReply("{program}", values({ language: "es", program: other }))).toBe(
		"Dental Assistant",
	);
});

test("opening hours are in the language of the reply", () => {
	expect(fillReply("{hours}", values())).toContain("Closed Sunday.");
	expect(fillReply("{hours}", values({ language: "es" }))).toContain("De lunes a viernes");
});

describe("a fact", () => {
	const general = fact({ id: 1 });
	const own = fact({ id: 2, courseId: 2, answer: "It costs $900.", validUntil: "2026-12-31" });
	const other = fact({ id: 3, courseId: 3, answer: "It costs $5." });

	test("of the program comes before one of the whole school, with its last day", () => {
		expect(fillReply("{cost}", values({ facts: [general, other, own] }))).toBe(
			"It costs $900. (valid through December 31, 2026)",
		);
	});

	test("of the whole school stands in, with the day on which it was stated", () => {
		expect(fillReply("{cost}", values({ facts: [general, other] }))).toBe(
			"It costs $1,295. (as of November 2, 2026)",
		);
	});

	test("of another program never stands in", () => {
		const missing = values({ facts: [other] });
		expect(fillReply("{cost}", missing)).toBe("{cost}");
		expect(missingValues("{cost}", missing)).toEqual([
			{
				name: "cost",
				topic: "price",
				why: "The school has not stated it for Phlebotomy Technician.",
			},
		]);
	});

	test("is in Spanish in a Spanish reply, or missing", () => {
		const spanish = { language: "es" as const };
		const translated = fact({ spanish: "Cuesta $1,295." });
		expect(fillReply("{cost}", values({ ...spanish, facts: [translated] }))).toBe(
			"Cuesta $1,295. (información del 2 de noviembre de 2026)",
		);
		expect(missingValues("{cost}", values({ ...spanish, facts: [general] }))).toEqual([
			{ name: "cost", topic: "price", why: "The school has stated it in English only." },
		]);
	});
});

test("without a program, what depends on it is missing", () => {
	const missing = missingValues("{program} {cost}", values({ program: null }));
	expect(missing.map(({ name, why }) => `${name}: ${why}`)).toEqual([
		"program: Choose a program.",
		"cost: Choose a program.",
	]);
});

test("an unknown placeholder stays and is named", () => {
	expect(fillReply("{costs} {toString}", values())).toBe("{costs} {toString}");
	expect(missingValues("{toString}", values())).toEqual([
		{ name: "toString", why: "Nothing has this name." },
	]);
	expect(unknownPlaceholdersIn("{costs} {cost} {toString}")).toEqual(["costs", "toString"]);
});

test("a value with braces is not filled in again", () => {
	expect(fillReply("{name}", values({ name: "{cost}" }))).toBe("{cost}");
});

test("the delivered replies come in pairs and have no unknown placeholder", () => {
	const inLanguage = (language: string) =>
		deliveredReplies.filter((canned) => canned.language === language).length;
	expect([inLanguage("en"), inLanguage("es")]).toEqual([6, 6]);
	for (const { subject, text } of deliveredReplies) {
		expect(unknownPlaceholdersIn(`${subject} ${text}`)).toEqual([]);
	}
});
