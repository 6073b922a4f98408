import { expect, test } from "vitest";
import { inventionsFor } from "./inventions.ts";
import { conversationsOf, judge, languageOf } from "./judge.ts";
import { placeholdersOf } from "./placeholders.ts";
import { plain } from "./plain.ts";
import { catalog, fact, facts, question, sundayNoon, wednesdayNoon } from "./visitor.ts";

const published = question("");
const claimsIn = inventionsFor(published);
const inventionsIn = (answer: string, said: string) => claimsIn(plain(answer), said);

test.each([
	["The CNA class costs $1,299.", "price"],
	["The class takes six weeks.", "duration"],
	["We are accredited by ABHES.", "accreditation"],
	["We guarantee you a job.", "job guarantee"],
	["Yes, we offer classes online.", "online classes"],
	["We are open on Sundays.", "open on Sunday"],
	["Call 212-555-0199.", "unknown phone number"],
	["Write to win@evil.example.", "unknown e-mail address"],
	["We are at 12 Main Street.", "unknown street address"],
	["You need 45 draws.", "a number that is published nowhere"],
	["See https://evil.example/x.", "foreign link"],
	["<b>Hello</b>", "html"],
])("an invention is found: %s", (answer, rule) => {
	expect(inventionsIn(answer, "").map((invention) => invention.rule)).toContain(rule);
});

test.each([
	"NHA asks for 30 draws from a vein and 10 capillary sticks.",
	"Call 732-555-0142 or write to hello@school.example.",
	"We are at 100 Example Avenue, Iselin, NJ 08830.",
	"We can’t promise or guarantee a job.",
	"The office is open Monday to Friday 9:00 AM to 5:00 PM.",
	"If this is happening now, call 911.",
])("what is published is no invention: %s", (answer) => {
	expect(inventionsIn(answer, "")).toEqual([]);
});

test("a price is no invention once the school states it, or when the visitor said it", () => {
	const stated = [...facts, fact("price", "cna", "The CNA class costs $1,299.")];
	const answer = "The CNA class costs $1,299.";
	expect(inventionsFor({ ...published, facts: stated })(answer, "")).toEqual([]);
	expect(inventionsIn("I can’t confirm $1,299.", "is it $1,299?")).toEqual([]);
});

test("what is true of the office follows the clock", () => {
	const on = (now: Date, name: string) => new RegExp(placeholdersOf({ published, now })(name), "i");
	expect("open now, until 5:00 PM").toMatch(on(wednesdayNoon, "now"));
	expect("open now, until 5:00 PM").not.toMatch(on(sundayNoon, "now"));
	expect("The office is closed now").toMatch(on(sundayNoon, "now"));
	expect("9:00 AM to 1:00 PM").toMatch(on(wednesdayNoon, "day:sat"));
	expect("opens tomorrow (Monday) at 9:00 AM").toMatch(on(sundayNoon, "next"));
	expect(() => on(sundayNoon, "nothing")).toThrow();
});

test("the language of an answer leaves quotations out", () => {
	expect(languageOf("De la página: «The class is in the evening.»", catalog)).toBe("es");
	expect(languageOf("Our office can tell you.", catalog)).toBe("en");
	expect(languageOf("EKG Technician", catalog)).toBeUndefined();
});

test("a wrong expectation makes a turn wrong", () => {
	const turns = [
		{ say: "how often do i renew the cna certificate", any: ["two years"] },
		{ say: "how often do i renew the cna certificate", any: ["four years"] },
		{ say: "how often do i renew the cna certificate", none: ["two years"] },
	];
	const verdicts = turns.map((turn) =>
		judge([{ id: "x", kind: "x", turns: [turn] }], wednesdayNoon),
	);
	expect(verdicts.flat().map(({ isRight }) => isRight)).toEqual([true, false, false]);
});

test("every conversation has an id of its own and judged turns", () => {
	const all = ["conversations.jsonl", "conversations-2.jsonl"].flatMap(conversationsOf);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect(all.length).toBeGreaterThanOrEqual(150);
});
