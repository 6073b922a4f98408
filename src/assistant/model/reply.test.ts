import { expect, test } from "vitest";
import type { Passage } from "#assistant/knowledge/types.ts";
import { choiceIn } from "#assistant/model/reply.ts";

const card = (text: string): Passage => ({ id: text, text, path: "/" });
const [one, two, three, four] = ["One.", "Two.", "Three.", "Four."].map(card) as [
	Passage,
	Passage,
	Passage,
	Passage,
];
const offer = {
	openings: new Map([["nervous", "It is normal."]]),
	cards: new Map([
		["c1", one],
		["c2", two],
		["c3", three],
		["c4", four],
	]),
};

test.each([
	["an object", '{"cards": ["c2", "c1"], "opening": "nervous"}', "It is normal.", [two, one]],
	["a fence and words around it", 'Sure!\n```json\n{"cards": ["c1"]}\n```\nBye', undefined, [one]],
	[
		"ids that nobody offered",
		'{"cards": ["c9", "c1", "drop"], "opening": "rude"}',
		undefined,
		[one],
	],
	["words of its own", '{"cards": ["c1"], "text": "It costs $5."}', undefined, [one]],
	["an end that is missing", '{"cards": ["c1", "c2", "c3', undefined, [one, two]],
	[
		"an object after that of the cards",
		'{"cards": ["c1"], "opening": "[nervous]"} {"why": {}}',
		"It is normal.",
		[one],
	],
	["more than a phone shows", '{"cards": ["c1", "c2", "c3", "c4"]}', undefined, [one, two, three]],
	["the last object of several", '{"cards": ["c1"]} no, {"cards": ["c2"]}', undefined, [two]],
	["other lists than that of cards", '{"rejected": ["c1"], "cards": []}', undefined, []],
	[
		"ids as they are shown, or as numbers",
		'{"cards": ["[c2]", 1, "C3"]}',
		undefined,
		[two, one, three],
	],
	["a card twice", '{"cards": ["c1", "c1"]}', undefined, [one]],
	["no card", '{"cards": [], "opening": null}', undefined, []],
])("a model's choice is read from %s", (_, reply, opening, cards) => {
	expect(choiceIn(reply, offer)).toEqual({ opening, cards });
});

test("a reply without an object is no choice", () => {
	expect(choiceIn("Happy to help!", offer)).toBeUndefined();
});
