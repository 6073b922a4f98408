import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { inventionsFor } from "./inventions.ts";
import { conversationsOf, type JudgedTurn, judge, LONGEST } from "./judge.ts";
import { plain } from "./plain.ts";
import { ask, question, sundayNoon, wednesdayNoon } from "./visitor.ts";

// Thousands of answers take a while on a busy machine.
const PATIENCE = 120_000;

const moments = [
	{ day: "a Wednesday", now: wednesdayNoon },
	{ day: "a Sunday", now: sundayNoon },
];
/** Conversations, and how many of their judged answers are right at least. The day of the week changes answers of the first. */
const files = [
	{ file: "conversations.jsonl", least: 0.78, moments },
	{ file: "conversations-2.jsonl", least: 0.8, moments: moments.slice(0, 1) },
	{ file: "conversations-3.jsonl", least: 0.88, moments: moments.slice(0, 1) },
];

const told = ({ id, said, answer, falsehoods, flaws }: JudgedTurn): string =>
	`${id}: ${said} -> ${answer} (${[...falsehoods, ...flaws].join("; ")})`;

describe.each(files)("$file", ({ file, least, moments }) => {
	const conversations = conversationsOf(file);

	describe.each(moments)("on $day", ({ now }) => {
		let turns: JudgedTurn[];
		beforeAll(() => {
			turns = judge(conversations, now);
		}, PATIENCE);

		test("no answer says anything false", () => {
			expect(turns.filter(({ falsehoods }) => falsehoods.length > 0).map(told)).toEqual([]);
		});

		test("enough answers are right", () => {
			const judged = turns.filter(({ isJudged }) => isJudged);
			const right = judged.filter(({ isRight }) => isRight);
			expect(right.length / judged.length).toBeGreaterThanOrEqual(least);
		});
	});
});

describe("labelled questions", () => {
	/** Every so many questions of the training data. */
	const STEP = 36;
	const questions = readFileSync(
		new URL("../../src/assistant/training/questions.jsonl", import.meta.url),
		"utf8",
	)
		.split("\n")
		.filter((row, place) => row && place % STEP === 0)
		.map((row) => (JSON.parse(row) as { text: string }).text);
	const answers = questions.map((said) => ({ said, text: ask(said).text }));

	test(
		"every answer claims only what is published",
		() => {
			const inventionsIn = inventionsFor(question(""));
			const invented = answers.flatMap(({ said, text }) =>
				inventionsIn(plain(text), said).map((invention) => ({ said, ...invention })),
			);
			expect(invented).toEqual([]);
		},
		PATIENCE,
	);

	test("every answer is a short plain text", () => {
		const unfit = answers.filter(
			({ text }) =>
				!text || text.length > LONGEST || /<\/?\w+[^>]*>|\{\w*\}|\*\*|undefined/.test(text),
		);
		expect(unfit).toEqual([]);
	});
});
