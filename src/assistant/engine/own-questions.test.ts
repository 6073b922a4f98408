import { describe, expect, test } from "vitest";
import { own } from "../../../test/chat/own-questions.ts";
import { ask, courseAt, fact } from "../../../test/chat/visitor.ts";

const MARK = "Our answer is in note 4711.";
/** One list for each question: what is worked out from the same facts is worked out once. */
const stated = new Map(
	own.map(({ question }) => [question, [fact("other", null, MARK, { question, spanish: MARK })]]),
);
const saysIt = (message: string, question: string): boolean =>
	ask(message, [], { facts: stated.get(question) ?? [] }).text.includes(MARK);

describe.each(own)("$question", ({ question, others }) => {
	test("is answered, in the words of the school", () => {
		expect(saysIt(question, question)).toBe(true);
	});

	test("answers no other question", () => {
		expect(others.filter((message) => saysIt(message, question))).toEqual([]);
	});
});

test("most of the words by which visitors ask the same are understood", () => {
	const asked = own.flatMap(({ question, same }) => same.map((message) => ({ message, question })));
	const missed = asked.filter(({ message, question }) => !saysIt(message, question));
	expect(missed.length, missed.map(({ message }) => message).join(" – ")).toBeLessThanOrEqual(
		asked.length / 4,
	);
});

describe("a program in a question", () => {
	const question = "Is there a Friday class for EKG?";
	const facts = [fact("other", null, MARK, { question })];
	const answer = (message: string, history: readonly string[] = []) =>
		ask(message, history, { facts }).text;

	test("binds the fact to it", () => {
		expect(answer("is there a friday class for ekg?")).toContain(MARK);
		expect(answer("is there a friday class?", ["tell me about the ekg program"])).toContain(MARK);
	});

	test.each([
		{ message: "Is there a Friday class for pharmacy tech?", history: [] },
		{ message: "Is there a Friday class for EKG and pharmacy tech?", history: [] },
		{ message: "Is there a Friday class?", history: ["tell me about pharmacy technician"] },
		{ message: "and for pharmacy tech?", history: [question] },
		{ message: "Is there a Friday class for dental assistants?", history: [] },
		{ message: "Is there a Friday class?", history: [] },
	])("keeps it from another: $history $message", ({ message, history }) => {
		expect(answer(message, history)).not.toContain(MARK);
	});

	test("binds a fact on a topic, too, and the program's own comes first", () => {
		const bound = fact("price", null, "It costs $811.", { question: "How much is EKG?" });
		const change = { facts: [bound] };
		expect(ask("how much is ekg", [], change).text).toContain("$811");
		expect(ask("how much is pharmacy tech", [], change).text).not.toContain("$811");
		expect(ask("how much does it cost", [], change).text).not.toContain("$811");
		const both = { facts: [bound, fact("price", "ekg", "It costs $955.")] };
		expect(ask("how much is ekg", [], both).text).toContain("$955");
	});

	test("binds a question about two to both of them", () => {
		const compared = [
			fact("other", null, MARK, { question: "Do EKG and pharmacy students share a room?" }),
		];
		const said = (message: string) => ask(message, [], { facts: compared }).text.includes(MARK);
		expect(said("do pharmacy and ekg students share a room?")).toBe(true);
		expect(said("do ekg students share a room?")).toBe(false);
		expect(said("do ekg and phlebotomy students share a room?")).toBe(false);
	});

	test("that the fact is not about is still asked for", () => {
		const required = [
			{
				...fact("other", "phlebotomy", MARK, { question: "Do I need EKG first?" }),
				courseId: courseAt("phlebotomy").id,
			},
		];
		const said = (message: string, history: readonly string[] = []) =>
			ask(message, history, { facts: required }).text.includes(MARK);
		expect(said("do i need ekg first for phlebotomy?")).toBe(true);
		expect(said("do i need ekg first?", ["tell me about phlebotomy"])).toBe(true);
		expect(said("do i need cna first for phlebotomy?")).toBe(false);
	});
});

test("a question of the whole school is answered for each program", () => {
	const facts = [fact("other", null, MARK, { question: "Is there a fridge for lunches?" })];
	expect(ask("is there a fridge for lunch in the ekg class?", [], { facts }).text).toContain(MARK);
	expect(ask("is there a fridge for lunch?", ["tell me about ekg"], { facts }).text).toContain(
		MARK,
	);
	expect(
		ask("is there a fridge for lunch in the dental assistant class?", [], { facts }).text,
	).not.toContain(MARK);
});

test("what follows the question by itself keeps it from being answered only if it goes on", () => {
	const facts = [fact("other", null, MARK, { question: "Do I need a laptop?" })];
	const said = (message: string) => ask(message, [], { facts }).text.includes(MARK);
	expect(said("im a bit nervous about this. do i need a laptop?")).toBe(true);
	expect(said("do i need a laptop and a printer?")).toBe(false);
	expect(said("do i need a laptop or a tablet?")).toBe(false);
});
