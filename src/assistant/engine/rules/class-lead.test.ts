import { expect, test } from "vitest";
import { classes, mornings, said } from "../../../../test/chat/open-classes.ts";
import { converse } from "../../../../test/chat/visitor.ts";

const leadOf = (message: string, change = {}) => said(message, change).split("\n")[0];

test.each([
	[
		"when does the next cna class start",
		"Our next class for Certified Nursing Assistant (CNA) starts on Tuesday, January 5, 2027:",
	],
	[
		"when is your next class",
		"Our next class for Certified Nursing Assistant (CNA) starts on Tuesday, January 5, 2027:",
	],
	[
		"how many weeks is the evening cna class",
		"Our class for Certified Nursing Assistant (CNA) in the evening takes 9 weeks, 6 hours a week:",
	],
	[
		"what time does the phlebotomy class on saturday get out",
		"Our class for Phlebotomy Technician on Saturday meets Sat 9:00 AM–3:00 PM:",
	],
	[
		"are there still seats in phlebotomy",
		"Our class for Phlebotomy Technician has its last places open:",
	],
	[
		"can i still sign up for the morning cna class",
		"Our class for Certified Nursing Assistant (CNA) in the morning is full and has a waiting list:",
	],
	[
		"what is the last day to register for cna at night",
		"Our class for Certified Nursing Assistant (CNA) in the evening takes registrations until Tuesday, December 29, 2026:",
	],
	[
		"is it too late to register for the evening cna class",
		"Our class for Certified Nursing Assistant (CNA) in the evening takes registrations until Tuesday, December 29, 2026:",
	],
	[
		"when does the evening cna class end",
		"Our class for Certified Nursing Assistant (CNA) in the evening ends on Thursday, March 4, 2027:",
	],
	[
		"cuánto cuesta la clase de cna por la noche",
		"Nuestra clase de auxiliar de enfermería (CNA) por la noche cuesta $1,250 en total:",
	],
	[
		"cuándo empieza flebotomía",
		"Nuestra próxima clase de flebotomía empieza el sábado, 23 de enero de 2027:",
	],
])("one thing that is asked of a class is said in a sentence: %s", (message, lead) => {
	expect(leadOf(message)).toBe(lead);
	expect(said(message)).toContain("• ");
});

test.each([
	["how much is the evening cna class and when does it start", "in the evening:"],
	["how often does cna start", "Our classes for Certified Nursing Assistant (CNA):"],
	["when do cna and phlebotomy start", "Our classes:"],
	["which cna class starts first", "in the order in which they start:"],
])("several things, and several classes, are a list: %s", (message, end) => {
	expect(leadOf(message)).toMatch(/^Our classes/);
	expect(leadOf(message)?.endsWith(end)).toBe(true);
});

test("the next class is said to be full where it is", () => {
	expect(leadOf("when does the next cna class start", { classes: [mornings] })).toBe(
		"Our next class for Certified Nursing Assistant (CNA) starts on Monday, February 8, 2027 and is full and has a waiting list:",
	);
});

test("another thing asked of the same class is no repetition", () => {
	const talk = ["how many weeks is the cna class at night", "and what time does it get out"];
	const [length, hours] = converse(talk, { classes }).map(({ text }) => text.split("\n")[0]);
	expect(length).toContain("takes 9 weeks");
	expect(hours).toContain("meets Tue, Thu 6:00–9:00 PM:");
});

test.each([
	"when does enrollment end for phlebotomy",
	"when does registration start for phlebotomy",
	"what is the last day of phlebotomy",
	"how long is the wait for phlebotomy",
	"how many months do I get to pay the phlebotomy class",
	"what is the tuition for the saturday phlebotomy class",
	"is it hard to get a spot in a hospital after the phlebotomy class",
	"when is the next exam for phlebotomy",
	"are you still open for phlebotomy",
	"en que lugar dan el curso de flebotomia",
	"cuando termina el plazo para inscribirme en flebotomia",
])("the class is no answer to what is asked of something else: %s", (message) => {
	expect(leadOf(message)).not.toMatch(
		/\b(?:starts|ends|costs|takes|meets|has|empieza|termina|cuesta|dura|recibe|tiene)\b/,
	);
});

test("a day on which no class starts is not said of one", () => {
	expect(leadOf("how much is the phlebotomy class on february 20")).toBe(
		"Our class for Phlebotomy Technician costs $1,250 in all:",
	);
});

test("the next class is not said again to whoever can't take it", () => {
	const [first, second] = converse(
		["when does cna start", "I can't make that one, when does the next one start"],
		{ classes },
	).map(({ text }) => text);
	expect(first).toContain("Our next class");
	expect(second).not.toContain("Our next class");
});
