import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Passage } from "#assistant/knowledge/types.ts";
import { promptPassages } from "#assistant/model/prompt-passages.ts";
import {
	builtInAnswer,
	catalog,
	question,
	school,
	statedFacts,
} from "../../../../test/chat/visitor.ts";
import { formatViolations } from "./format.ts";
import { ungrounded } from "./grounding.ts";

interface Labelled {
	text: string;
	language: "en" | "es";
	isTrue: boolean;
	/** What is wrong with a sentence that is not true. */
	kind?: string;
	/** Words of the passages that the sentence names; null for everything that is published. */
	cites: string[] | null;
	/** Courses that the conversation is about. */
	courses: string[];
}

const path = new URL("../../../../test/chat/model-sentences.jsonl", import.meta.url);
const labelled: Labelled[] = readFileSync(path, "utf8")
	.trim()
	.split("\n")
	.map((row) => JSON.parse(row));

/** What a model is given when the conversation is about these courses. */
const givenFor = (courses: readonly string[]): Passage[] =>
	promptPassages(question("", { facts: statedFacts }), builtInAnswer({ courses: [...courses] }));
const everything = givenFor(catalog.map(({ slug }) => slug).slice(0, 3)).concat(
	givenFor(catalog.map(({ slug }) => slug).slice(3, 6)),
	givenFor(catalog.map(({ slug }) => slug).slice(6)),
);

function citedBy({ cites }: Labelled): Passage[] {
	if (!cites) return everything;
	return cites.flatMap((words) => {
		const found = everything.filter(({ text, heading = "" }) =>
			`${heading}: ${text}`.includes(words),
		);
		if (found.length === 0) throw new Error(`no passage holds “${words}”`);
		return found;
	});
}

function refusals({ text, courses }: Labelled, passages: readonly Passage[]): string[] {
	const format = formatViolations(text, { school, catalog }, 600);
	return [...format, ...ungrounded([{ text, passages }], { catalog, school, courses })];
}

const trueOnes = labelled.filter(({ isTrue }) => isTrue);
const falseOnes = labelled.filter(({ isTrue }) => !isTrue);

test.each(trueOnes)("passes with the passages that it names: $text", (sentence) => {
	expect(refusals(sentence, citedBy(sentence))).toEqual([]);
});

test.each(falseOnes)("is refused with the passages that it names ($kind): $text", (sentence) => {
	expect(refusals(sentence, citedBy(sentence))).not.toEqual([]);
});

test.each(falseOnes)("is refused with everything that is published ($kind): $text", (sentence) => {
	expect(refusals(sentence, everything)).not.toEqual([]);
});

test("nearly every true sentence passes as plain text too, which may rest on everything that is published", () => {
	const refused = trueOnes.filter((sentence) => refusals(sentence, everything).length > 0);
	expect(refused.map((s) => `${s.text} ${refusals(s, everything)}`)).toEqual([]);
});
