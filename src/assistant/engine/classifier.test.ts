import { expect, test } from "vitest";
import { Classifier } from "#assistant/engine/classifier.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { linesOf } from "#assistant/engine/training-data.ts";

const samples = [
	["how much is the class", "price"],
	["what does the class cost", "price"],
	["when does the class start", "start"],
	["which day does it begin", "start"],
].map(([text = "", label = ""]) => ({ words: text.split(" "), label }));

test("a classifier restored from its bytes guesses as before", () => {
	const trained = Classifier.trainedOn(samples);
	const restored = Classifier.fromBytes(trained.toBytes());
	for (const text of ["what is the cost", "when does it begin", "something else", ""]) {
		expect(restored.guess(text.split(" "))).toEqual(trained.guess(text.split(" ")));
	}
	expect(restored.guess(["cost"])[0]?.label).toBe("price");
	expect(restored.guess(["begin"])[0]?.label).toBe("start");
});

test("a word that no sample holds tells nothing, whatever its letters", () => {
	const trained = Classifier.trainedOn(samples);
	const shares = (...words: string[]) => [
		...new Set(trained.guessOfKnown(words).map(({ share }) => share)),
	];
	expect(trained.knows("start")).toBe(true);
	expect(shares("xstart", "ystar")).toHaveLength(1);
	expect(shares("xstart", "class", "start")).not.toHaveLength(1);
});

test("one labeled question more moves the reading of no other", () => {
	const lines = linesOf("questions.jsonl").slice(0, 3_000);
	const read = lines.map((line) => JSON.parse(line) as { text: string; intents: string[] });
	const all = read.map(({ text, intents: [label = ""] }) => ({ words: wordsOf(text), label }));
	const [more, less] = [all, all.slice(1)].map((some) => Classifier.trainedOn(some));
	const moved = all
		.slice(1)
		.filter((_, at) => at % 30 === 0)
		.map(({ words }) => {
			const [first] = more?.guess(words) ?? [];
			const share = less?.guess(words).find(({ label }) => label === first?.label)?.share ?? 0;
			return Math.abs((first?.share ?? 0) - share);
		});
	expect(Math.max(...moved)).toBeLessThan(0.05);
});
