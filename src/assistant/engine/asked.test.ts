import { describe, expect, test } from "vitest";
import { askedFor, askedSentences, shareFor } from "#assistant/engine/asked.ts";
import { turnFor } from "#assistant/engine/engine.ts";
import { evidenceIn } from "#assistant/engine/evidence.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { catalog, question } from "../../../test/chat/visitor.ts";

const { index, about, site } = knowledgeOf(question(""));

/** What is likeliest to answer a message about a course. */
const answerTo = (message: string, slug: string, courses = catalog) =>
	evidenceIn(turnFor(question(message, { catalog: courses })), slug)[0]?.passage.text;

test("people ask for sentences that are on the pages", () => {
	const published = new Set([...index.passages, ...about, ...site].map(({ text }) => text));
	const others = askedSentences.get().labels.filter((text) => text && !published.has(text));
	expect(others).toEqual([]);
});

test.each([
	["ekg", "so is it me who tells them its a heart attack", /^The doctor reads the tracing/],
	["cna", "what if somebody falls asleep and wont wake up normal", /tell the nurse|report changes/],
	["phlebotomy", "y si el senor se me desmaya en la silla", /faint|goes wrong/],
	["pharmacy", "an old man wants to know which pill is safer, can i say", /^You may not/],
])("a question that shares no word with its answer finds it: %s, %s", (slug, message, answer) => {
	expect(answerTo(message, slug)).toMatch(answer);
});

describe("a sentence that the school has edited", () => {
	const message = "so is it me who tells them its a heart attack";
	const edited = (from: string, to: string) =>
		catalog.map((course) => ({ ...course, description: course.description.replace(from, to) }));
	const delivered = "The doctor reads the tracing and says what it means.";

	test("is still asked for", () => {
		const ours = "Our doctor reads the tracing and says what it means.";
		expect(answerTo(message, "ekg", edited(delivered, ours))).toBe(ours);
	});

	test("is another sentence when little of it is left", () => {
		const wanted = askedFor(wordsOf(message));
		expect(shareFor(wanted, delivered)).toBeGreaterThan(0.05);
		expect(shareFor(wanted, "The office has a tracing table.")).toBeUndefined();
	});
});
