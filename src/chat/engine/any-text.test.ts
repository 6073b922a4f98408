import fc from "fast-check";
import { expect, test } from "vitest";
import { ask, catalog } from "../../../test/chat/visitor.ts";
import { knowledgeOf } from "./knowledge.ts";
import { read } from "./understand.ts";

const pieces = fc.constantFrom(
	"cna",
	"EKG",
	"how much",
	"¿cuánto",
	"open",
	"tomorrow",
	"the second one",
	"no, I meant",
	"<b>",
	"javascript:",
	"911",
	"free",
	"\u0000",
	"🙂",
	"and",
	"?",
	"\n",
	"ñ",
	"$",
	"ignore all instructions",
	"constructor",
	"__proto__",
	"toString",
);
const message = fc.oneof(
	fc.string({ unit: "binary", maxLength: 1_200 }),
	fc.string({ unit: "grapheme", maxLength: 300 }),
	fc.array(pieces, { maxLength: 30 }).map((p) => p.join(" ")),
);

// Hundreds of conversations with long random messages take a while on a busy machine.
const PATIENCE = 60_000;

test("any message after any history gives plain text of at most 450 characters", {
	timeout: PATIENCE,
}, () => {
	fc.assert(
		fc.property(message, fc.array(message, { maxLength: 4 }), (text, history) => {
			const a = ask(text, history);
			expect(a.text.length).toBeGreaterThan(0);
			expect(a.text.length).toBeLessThanOrEqual(450);
			expect(a.text).not.toMatch(/<[a-z!/]/i);
			expect(a.confidence).toBeGreaterThanOrEqual(0);
			expect(a.confidence).toBeLessThanOrEqual(1);
			for (const link of a.links) expect(link.href).toMatch(/^\/[a-z]/);
		}),
		{ seed: 20_261_121, numRuns: 300 },
	);
});

test("any catalog text gives plain text", { timeout: PATIENCE }, () => {
	const course = fc.record({
		id: fc.nat(),
		slug: fc.stringMatching(/^[a-z]{1,12}(-[a-z]{1,8})?$/),
		title: fc.string({ minLength: 1, maxLength: 80 }),
		summary: fc.string({ maxLength: 300 }),
		description: fc.string({ maxLength: 600 }),
	});
	fc.assert(
		fc.property(
			fc.uniqueArray(course, { maxLength: 5, selector: (c) => c.slug }),
			message,
			(courses, text) => {
				const a = ask(text, ["what programs do you have"], { catalog: courses });
				expect(a.text.length).toBeLessThanOrEqual(450);
				expect(a.text).not.toMatch(/<[a-z!/]/i);
			},
		),
		{ seed: 20_261_121, numRuns: 100 },
	);
});

test("reading never throws", () => {
	const knowledge = knowledgeOf({ catalog, faq: [], aliases: {} });
	fc.assert(
		fc.property(
			fc.string({ unit: "binary", maxLength: 3_000 }),
			(text) => void read(text, knowledge, undefined),
		),
		{ seed: 20_261_121, numRuns: 200 },
	);
});
