import { describe, expect, test } from "vitest";
import type { PageFact } from "#school/facts/page-facts.ts";
import { courseProperties } from "#school/facts/structured-data.ts";

const fact = (change: Partial<PageFact>): PageFact => ({
	id: 1,
	topic: "price",
	courseId: 2,
	question: "How much does it cost?",
	label: "Prices and tuition",
	rank: 0,
	answer: "It costs $1,295.",
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedAt: null,
	...change,
});
const priceOf = (answer: string) => courseProperties([fact({ answer })]).offers?.price;

describe("a price", () => {
	test.each([
		["It costs $1,295.", "1295.00"],
		["The program costs $950.50, books included.", "950.50"],
		["$12,000", "12000.00"],
	])("is an offer where it is one exact amount: %s", (answer, price) => {
		expect(priceOf(answer)).toBe(price);
	});

	test.each([
		"From $1,295.",
		"About $1,295.",
		"$1,295 plus a $50 fee.",
		"$1,295, or $400 a month.",
		"$100 a week.",
		"$1,200–1,500",
		"$1,200 to 1,500",
		"Up to $1,295.",
		"A deposit of $100 holds your place.",
		"It doesn’t cost $1,295.",
		"Call us for the price.",
		"1,295 dollars",
		"20% off: $1,036.",
	])("is left out where a doubt is left: %s", (answer) => {
		expect(priceOf(answer)).toBeUndefined();
	});

	test("is valid until the fact expires", () => {
		expect(courseProperties([fact({ validUntil: "2026-12-31" })]).offers).toEqual({
			"@type": "Offer",
			category: "Paid",
			price: "1295.00",
			priceCurrency: "USD",
			priceValidUntil: "2026-12-31",
		});
	});

	test("of the whole school is not the price of a course", () => {
		expect(courseProperties([fact({ courseId: null })])).toEqual({});
	});
});

test("entry requirements are told in the school’s words", () => {
	const answer = "A high school diploma or GED.";
	expect(courseProperties([fact({ topic: "requirements", answer })])).toEqual({
		coursePrerequisites: answer,
	});
});

test("of a page in Spanish the English is read, and its own words are shown", () => {
	const facts = [
		fact({ answer: "Cuesta $1,295.", original: "It costs $1,295." }),
		fact({ topic: "requirements", answer: "Tener 18 años.", original: "Be 18." }),
	];
	expect(courseProperties(facts)).toMatchObject({
		offers: { price: "1295.00" },
		coursePrerequisites: "Tener 18 años.",
	});
	const doubtful = fact({ answer: "Desde $1,295.", original: "From $1,295." });
	expect(courseProperties([doubtful])).toEqual({});
});
