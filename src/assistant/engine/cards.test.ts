import { describe, expect, test } from "vitest";
import { cardOf, kindOf, listOf } from "#assistant/engine/cards.ts";
import { coursePassages } from "#assistant/engine/passages.ts";

const passages = (description: string) =>
	coursePassages({ slug: "cna", summary: "A summary.", description });

/** The card of the passage that holds some words, as one text. */
function cardAt(words: string, description: string): string {
	const all = passages(description);
	const passage = all.find(({ text }) => text.includes(words));
	if (!passage) throw new Error(`no passage with "${words}"`);
	return cardOf(passage, all)
		.passages.map(({ text }) => text)
		.join(" ");
}

describe("the card of a sentence", () => {
	test.each([
		["It …", "Nobody may sit for the exam. It is held in May. Another thing.", "held in May"],
		["… it", "The state has an exam. This program prepares you for it. Another thing.", "prepares"],
		[
			"these rules",
			"The state has a list. You find these rules online. Another thing.",
			"find these",
		],
		["twice", "The state decides. It has a list. It is long. Another thing.", "is long"],
	])("has what it points back to: %s", (_, description, words) => {
		expect(cardAt(words, description)).toBe(description.replace(" Another thing.", ""));
	});

	test.each([
		["who decides", "You may apply. The Board decides. Another thing.", "may apply"],
		["a limit", "You may apply. Only adults are taken. Another thing.", "may apply"],
		["what was announced", "There are two cards. One is blue. Another thing.", "There are"],
		[
			"practice",
			"You practice here. Practice in a clinic is extra. Another thing.",
			"You practice",
		],
	])("has what follows from it: %s", (_, description, words) => {
		expect(cardAt(words, description)).toBe(description.replace(" Another thing.", ""));
	});

	test.each([
		["a sentence about something else", "You may apply. Another thing is nice."],
		["what names itself", "You may apply. This program is nice."],
		["another paragraph", "You may apply.\n\nIt is nice."],
		["a list", "You may apply.\n\nSteps:\n\n- It is nice"],
	])("has nothing of %s", (_, description) => {
		expect(cardAt("may apply", description)).toBe("You may apply.");
		expect(cardAt("nice", description)).not.toContain("apply");
	});

	test("is no longer than a phone shows: what follows goes first, then what came before", () => {
		const long = (word: string) => `${word} ${"is a word among others and ".repeat(5)}so on.`;
		const text = `${long("Alpha")} ${long("It")} ${long("They")}`;
		expect(cardAt("It is", text)).toBe(`${long("Alpha")} ${long("It")}`);
		expect(cardAt("They is", text)).toBe(`${long("It")} ${long("They")}`);
	});
});

test("a list is found by the kind of its heading, in its own course", () => {
	const all = [
		...passages("What you learn:\n\n- One\n- Two\n\nThe steps:\n\n- Three"),
		...coursePassages({ slug: "ekg", summary: "", description: "What you learn:\n\n- Four" }),
	];
	const texts = (kind: string) => listOf("cna", kind, all)?.passages.map(({ text }) => text);
	expect(texts("learn")).toEqual(["One", "Two"]);
	expect(texts("steps")).toEqual(["Three"]);
	expect(texts("suits")).toBeUndefined();
	expect(kindOf("Who it is for")).toBe("suits");
	expect(kindOf(undefined)).toBeUndefined();
});
