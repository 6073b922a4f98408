import { expect, test } from "vitest";
import { answer } from "#chat/engine/engine.ts";
import type { Answer } from "#chat/engine/types.ts";
import { CircuitBreaker } from "#chat/model/circuit-breaker.ts";
import { mask } from "#chat/model/mask.ts";
import { shouldUseModel } from "#chat/model/model-routing.ts";
import { plainText, wholeSentences } from "#chat/model/plain-text.ts";
import { instructions, promptMessages } from "#chat/model/prompt.ts";
import { catalog, facts, question } from "../../../test/chat/visitor.ts";

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

test("a model is told the rules, the facts, every program, and the whole text of the one that is asked about", () => {
	const asked = question("Tell me about phlebotomy");
	const text = instructions(asked, answer(asked));
	for (const { title, summary } of catalog)
		expect(text).toContain(`${title} (/courses/`) ?? summary;
	expect(text).toContain(catalog.find(({ slug }) => slug === "phlebotomy")?.description.trim());
	expect(text).not.toContain(catalog.find(({ slug }) => slug === "ekg")?.description.trim());
	for (const fact of [facts.street, facts.phones[0], "9:00 AM to 5:00 PM", "Sunday: closed"])
		expect(text).toContain(fact);
	expect(text).toContain("Wednesday, November 18, 2026. The office is open now, until 5:00 PM.");
	expect(text).not.toContain("Tell me about phlebotomy");
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

const known: Answer = {
	text: "…",
	links: [],
	suggestions: [],
	intent: "hours",
	programmes: [],
	confidence: 0.9,
	outcome: "answered",
	language: "en",
	source: "template",
};
const short = "What are your hours?";
const long =
	"I work nights and look after my mother, so when could I come by and talk to somebody?";

test.each<[string, string, Partial<Answer>, boolean]>([
	["a short question with a certain answer", short, {}, false],
	["a long one", long, {}, true],
	["one that is not certain", short, { confidence: 0.6 }, true],
	["one that is not understood", short, { intent: "fallback", confidence: 0.1 }, true],
	["a wish for advice", short, { intent: "choose" }, true],
	["a wish for a person", short, { intent: "person" }, false],
	["a wish for a person in a long message", long, { intent: "person" }, true],
	["a price, however it is asked for", long, { intent: "price", confidence: 0.6 }, false],
	["a promise of a job", long, { intent: "job_guarantee" }, false],
	["what is fixed by a rule", long, { outcome: "declined", source: "safety" }, false],
	["what the office taught", long, { source: "taught:7", confidence: 0.8 }, false],
	["what the office stated", long, { source: "stated" }, false],
])("who words the answer to %s", (_, message, change, isModel) => {
	expect(shouldUseModel(message, { ...known, ...change })).toBe(isModel);
});
