import { expect, test } from "vitest";
import { turnFor } from "#assistant/engine/engine.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import type { Answer } from "#assistant/knowledge/types.ts";
import { CircuitBreaker } from "#assistant/model/circuit-breaker.ts";
import { mask } from "#assistant/model/mask.ts";
import { shouldUseModel } from "#assistant/model/model-routing.ts";
import { offerFor } from "#assistant/model/offer.ts";
import { plainText, wholeSentences } from "#assistant/model/plain-text.ts";
import { printed } from "#assistant/model/printed.ts";
import { instructions, promptMessages } from "#assistant/model/prompt.ts";
import { promptPassages } from "#assistant/model/prompt-passages.ts";
import { builtInAnswer, catalog, question, school } from "../../../test/chat/visitor.ts";

test.each([
	["Write me at ana.lopez+cna@mail.example please", "Write me at [e-mail] please"],
	["Call (732) 555-0199 or +1 732.555.0198", "Call [number] or [number]"],
	["my card is 4111 1111 1111 1111, ok?", "my card is [card number], ok?"],
	["SSN 078-05-1120", "SSN [social security number]"],
	["account 9876543210123456", "account [number]"],
	[
		"I was born in 1999 and have 2 kids, code 90210",
		"I was born in 1999 and have 2 kids, code 90210",
	],
])("personal addresses and numbers are masked: %s", (text, masked) => {
	expect(mask(text)).toBe(masked);
});

test("an endpoint rests after three failures in a row, then one question tries it", () => {
	const pause = new CircuitBreaker();
	expect([pause.failed(0), pause.failed(1)]).toEqual([false, false]);
	pause.succeeded();
	expect([pause.failed(2), pause.failed(3), pause.failed(4)]).toEqual([false, false, true]);
	expect(pause.allowsRequest(19_000)).toBe(false);
	expect([pause.allowsRequest(20_004), pause.allowsRequest(20_005)]).toEqual([true, false]);
	pause.failed(20_100);
	expect([pause.allowsRequest(39_000), pause.allowsRequest(40_100)]).toEqual([false, true]);
	pause.succeeded();
	expect([pause.allowsRequest(40_101), pause.allowsRequest(40_102)]).toEqual([true, true]);
});

test.each([
	["**Yes.** See [the form](/register).", "Yes. See the form (/register)."],
	["[/courses/cna](/courses/cna)", "/courses/cna"],
	["<think>They want a price.</think>\nPlease ask us.", "Please ask us."],
	["# Programs\n\n* CNA\n* EKG", "Programs\n- CNA\n- EKG"],
	["[x](https://evil.example)", "[x](https://evil.example)"],
	["<b>bold</b>", "<b>bold</b>"],
])(
	"a model's words become plain text, and what is hostile stays for the gate: %s",
	(said, text) => {
		expect(plainText(said)).toBe(text);
	},
);

test("a text is cut back to whole sentences", () => {
	expect(wholeSentences("One. Two (three). Fo")).toBe("One. Two (three).");
	expect(wholeSentences("No end at all")).toBe("");
	expect(wholeSentences("One. Two.", 6)).toBe("One.");
});

const promptFor = (change: Partial<Answer> = {}) => {
	const asked = question("Tell me about zebras");
	return instructions(asked, offerFor(asked, turnFor(asked), builtInAnswer(change)));
};

test("a model is told the rules, the school, every program, and the whole text of the one that is asked about", () => {
	const text = promptFor({ courses: ["phlebotomy"] });
	for (const { title, slug, summary } of catalog)
		expect(text).toContain(`${title}, /courses/${slug}: ${summary}`);
	expect(text).toContain("(Phlebotomy Technician, What you learn) The order of draw");
	expect(text).not.toContain("Holter or event monitor");
	for (const published of [
		school.street,
		school.phones[0],
		"Monday, Tuesday, Wednesday, Thursday, Friday: open 9:00 AM to 5:00 PM.",
		"Sunday: closed.",
		"Closed on Thursday, November 26, 2026: Thanksgiving Day.",
		"Today in New Jersey is Wednesday, November 18, 2026.",
		"The office is open now, until 5:00 PM.",
	])
		expect(text).toContain(published);
	expect(text).not.toContain("zebras");
});

test("what the texts of all courses say is said of the whole school", () => {
	expect(promptFor()).toContain(
		"(the whole school) Classes are in person in Iselin, in the daytime or in the evening.",
	);
	expect(promptFor()).not.toContain("training arm");
});

/** A long list is cut off, but none before so many characters. */
const BEGINNING = 20;

test.each(["Tell me more", "Cuénteme más"])(
	"every card that is offered can be printed: %s",
	(message) => {
		const asked = question(message);
		const turn = turnFor(asked);
		for (const { slug } of catalog) {
			const offer = offerFor(asked, turn, builtInAnswer({ courses: [slug] }));
			for (const [id, { text }] of offer.cards) {
				const said = printed(`{"cards": ["${id}"]}`, asked, turn, offer)?.text ?? "";
				const line = turn.language === "es" ? turn.knowledge.spanishOf(text) : text;
				// An article after the name of a list is written small.
				const beginning = (line ?? text).slice(0, BEGINNING).toLowerCase();
				expect(said.toLowerCase(), id).toContain(beginning);
			}
		}
	},
);

test("what was retrieved comes first, and each passage once", () => {
	const asked = question("");
	const { passages: all } = knowledgeOf(asked).index;
	const given = (change: Partial<Answer>) => promptPassages(asked, builtInAnswer(change), all);
	const [, second] = given({ courses: ["ekg"] }).toReversed();
	if (!second) throw new Error("no passages");
	const passages = given({ courses: ["ekg"], passages: [second] });
	expect(passages[0]).toEqual(second);
	expect(passages.filter(({ id }) => id === second.id)).toHaveLength(1);
});

test("a conversation is passed on in order, masked, from the visitor's first word, and no longer than fits", () => {
	const said = [
		{ content: "Hello, I am the assistant.", isUser: false },
		{ content: "I am Ana, 732-555-0199.", isUser: true },
		{ content: "Nice to meet you.", isUser: false },
	];
	expect(promptMessages(said, "And CNA?")).toEqual([
		{ role: "user", content: "I am Ana, [number]." },
		{ role: "assistant", content: "Nice to meet you." },
		{ role: "user", content: "And CNA?" },
	]);
	const long = Array.from({ length: 60 }, (_, n) => ({
		content: `${n} ${"x".repeat(990)}`,
		isUser: n % 2 === 0,
	}));
	const messages = promptMessages(long, "The last one");
	expect(messages.at(-1)).toEqual({ role: "user", content: "The last one" });
	expect(messages[0]?.role).toBe("user");
	expect(messages.map(({ content }) => content).join("").length).toBeLessThan(8100);
});

test.each<[string, Partial<Answer>, boolean]>([
	["a certain quotation or template", { isCertain: true, outcome: "answered" }, false],
	["an answer that is not certain", { outcome: "answered" }, true],
	["a question that is not understood", {}, true],
	["a hand-over that is not certain", { outcome: "handed over" }, true],
	["what is declined", { outcome: "declined" }, false],
	["what is fixed for safety", { outcome: "answered", source: "safety" }, false],
])("who words %s", (_, change, isModel) => {
	expect(shouldUseModel(builtInAnswer(change))).toBe(isModel);
});
