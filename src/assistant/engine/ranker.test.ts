import { describe, expect, test } from "vitest";
import { aspectsOf, says } from "#assistant/engine/aspects.ts";
import { askedIn } from "#assistant/engine/evidence.ts";
import { coursePassages } from "#assistant/engine/passages.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { ranked } from "#assistant/engine/ranker.ts";
import { read } from "#assistant/engine/reading.ts";
import { catalog, question } from "../../../test/chat/visitor.ts";

/** A course that nobody has labelled a sentence of. */
const course = {
	id: 91,
	slug: "archery",
	title: "Archery Coaching",
	summary: "Teach people of all ages to shoot an arrow.",
	description: `
Coaches work in parks and in summer camps. A head coach watches over your work. The badge lasts four years, then you apply again. Twelve lessons are with real pupils, and you may miss one.

What you will do at work:

- Carry targets and heavy stands across the field
- Write down the scores
`.trim(),
	otherNames: [],
};
const knowledge = knowledgeOf(question("", { catalog: [...catalog, course] }));

/** The passages of the course by how likely they answer a message. */
const rankedFor = (message: string) =>
	ranked(
		askedIn({ knowledge }, read(message, knowledge, undefined)),
		knowledge.index,
		(passage) => passage.course === course.slug,
	);

test.each([
	["how long until it runs out", /^The badge lasts/],
	["y eso caduca?", /^The badge lasts/],
	["who is my boss", /^A head coach/],
	["where would somebody hire me", /^Coaches work/],
])("what is asked for comes first where no word of it stands in the text: %s", (message, first) => {
	expect(rankedFor(message)[0]?.passage.text).toMatch(first);
});

test("a passage with the asked words comes before one that only answers the like", () => {
	expect(rankedFor("do i write down the scores")[0]?.passage.text).toBe("Write down the scores");
});

test("a question for a figure is less likely answered by a sentence without one", () => {
	const likelihood = (message: string, start: string) =>
		rankedFor(message).find(({ passage }) => passage.text.startsWith(start))?.probability ?? 0;
	const sentence = "A head coach";
	expect(likelihood("how often does a coach watch over my work", sentence)).toBeLessThan(
		likelihood("does a coach watch over my work", sentence),
	);
});

test("probabilities are ordered, and lie between 0 and 1", () => {
	const all = rankedFor("who watches over my work").map(({ probability }) => probability);
	expect(all).toEqual(all.toSorted((a, b) => b - a));
	expect(all.every((probability) => probability > 0 && probability < 1)).toBe(true);
});

test("many passages take no more than the stack holds", () => {
	const items = Array.from({ length: 1000 }, (_, n) => `- Number ${n}`).join("\n");
	const many = Array.from({ length: 130 }, (_, id) => ({
		id,
		slug: `c${id}`,
		title: `Course ${id}`,
		summary: "",
		otherNames: [],
		description: `What you learn:\n\n${items}`,
	}));
	const passages = many.flatMap(coursePassages);
	const large = { ...knowledge.index, passages, search: () => [] };
	const asked = { query: [], words: ["x"], guesses: [{ label: "learn", share: 1 }] };
	expect(ranked(asked, large as never, () => true)).toHaveLength(130_000);
}, 60_000);

describe("what a sentence answers", () => {
	const passage = (text: string) => ({ id: "x", text, path: "/" });

	test("is as it is labelled, the first label most", () => {
		const [both] = knowledge.index.passages.filter(({ text }) =>
			text.startsWith("For this, the state"),
		);
		expect([...aspectsOf(both as never)]).toEqual([
			["renewal", 1],
			["background_check", 0.75],
			["experience", 0.5],
		]);
	});

	test.each([
		["renewal", "Your card runs for three years; after that you take it again."],
		["license", "In this state nobody needs a license for the work."],
		["externship", "Ask us if the class includes practice time in a real salon."],
		["price", "Tuition is $800, and the kit is included."],
	])("is read from a sentence that nobody labelled: %s", (aspect, text) => {
		expect(says(passage(text), aspect)).toBe(true);
	});
});
