import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { askedFor, askedSentences, shareFor } from "#assistant/engine/asked.ts";
import { cardOf } from "#assistant/engine/cards.ts";
import { turnFor } from "#assistant/engine/engine.ts";
import { evidenceIn } from "#assistant/engine/evidence.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { ask, question } from "../../../test/chat/visitor.ts";

const { index, about, site } = knowledgeOf(question(""));

/** Every so many questions. */
const EACH = 4;

/** What is likeliest to answer a message about a course. */
const bestFor = (message: string, slug: string) => evidenceIn(turnFor(question(message)), slug)[0];

test("people ask for sentences that are on the pages", () => {
	const passages = [...index.passages, ...about, ...site];
	const published = passages.map(({ course, text }) => `${course ?? "school"} ${text}`);
	const others = askedSentences.get().labels.filter((label) => label && !published.includes(label));
	expect(others).toEqual([]);
});

test("what is asked for comes first in four of five questions that asked.txt does not hold", () => {
	const lines = readFileSync(new URL("../../../test/chat/pairs.jsonl", import.meta.url), "utf8");
	const asked = lines
		.split("\n")
		.filter((line, at) => line && at % EACH === 0)
		.map((line) => JSON.parse(line) as { text: string; course: string; answers: string[] })
		.filter(({ answers }) => answers.length > 0);
	const right = asked.filter(({ text, course, answers }) => {
		const best = bestFor(text, course)?.passage;
		return best && cardOf(best, index.passages).passages.some((one) => answers.includes(one.text));
	});
	expect(right.length / asked.length).toBeGreaterThan(0.8);
});

describe("a sentence that the school has edited", () => {
	const message = "so is it me who tells them its a heart attack";
	const delivered = "The doctor reads the tracing and says what it means.";
	const passage = (text: string, course = "ekg") => ({ id: text, text, path: "/", course });
	const share = (text: string, course?: string) =>
		shareFor(askedFor(wordsOf(message)), passage(text, course));

	test("is still asked for", () => {
		const ours = "Our doctor reads the tracing and says what it means.";
		expect(share(delivered)).toBeGreaterThan(0.05);
		expect(share(ours)).toBe(share(delivered));
	});

	test("is another sentence when less than three fifths of its words are left", () => {
		expect(share("The doctor knows what to do about the tracing.")).toBeUndefined();
		expect(share("The office has a tracing table.")).toBeUndefined();
	});

	test("is nothing to another course with the same sentence", () => {
		expect(share(delivered, "archery")).toBeUndefined();
	});
});

test("a short list is said whole, in the order of the page", () => {
	const { text } = ask("how long is the cpr card good for");
	expect(text).toMatch(/\(AHA\) card is valid .* A Red Cross certificate .* The two are different/);
});

test("what is asked of a course and is not on its page is said to be missing", () => {
	expect(ask("do CNAs ever use needles").text).toMatch(
		/^I don’t find that on our page about .*CNA/,
	);
	expect(ask("tell me about CNA").text).not.toMatch(/I don’t find/);
});

test("items of a list keep the order of the page", () => {
	const { text } = ask("aapc or ahima or nha, which one gives what in billing");
	expect(text).toMatch(/AAPC gives[\s\S]*AHIMA gives/);
});

test("a feeling is followed by what the school says of what is feared", () => {
	const { text } = ask("y si repruebo?", ["me da pena hablar en clase, soy muy callada"]);
	expect(text).toContain("el examen depende de usted");
});

test("without a course what most people ask for is said", () => {
	const { text } = ask("which color tube gets filled before the others");
	expect(text).toMatch(/^Phlebotomy Technician: .*which tube comes first/);
});

test("a sentence that only shares words with a message is not said for an answer", () => {
	const { text } = ask("am i supposed to tell anybody first", ["tell me about CNA"]);
	expect(text).toContain("won’t guess");
	expect(text).not.toContain("tell the nurse");
});

test("a line after the name of its list begins small where it is an article", () => {
	expect(ask("how much do medical assistants earn").text).toContain(
		"promise: a salary. It depends",
	);
});

test("what few ask for gives way to the whole list", () => {
	const { text } = ask("what are the duties of a CNA");
	expect(text.match(/^• /gm)?.length).toBeGreaterThan(3);
});

test("a sentence that goes on from another is said with it", () => {
	const { text } = ask(
		"is there a state certificate for drawing blood like the one in california, phlebotomy",
	);
	expect(text).toMatch(
		/^New Jersey has no state license .* A few other states, such as California/,
	);
});

describe("what most ask of the course that is talked about", () => {
	const said = (course: string, message: string) => ask(message, [`tell me about ${course}`]);

	test.each([
		["CNA", "do i have to keep their arms moving so they do not stiffen", "exercises"],
		["EKG", "and echo too?", "different job"],
		["phlebotomy", "y a los bebes?", "bebé"],
	])("is said whatever the words remind of: %s, %s", (course, message, sentence) => {
		const { intent, text } = said(course, message);
		expect(intent).toBe("page_question");
		expect(text).toContain(sentence);
	});

	test.each([
		["phlebotomy", "an instructor harassed me while we practiced on the arm", "person"],
		["CNA", "do we learn blood pressure, and what are your office hours", "hours"],
		["CNA", "i want to talk to a person about the skills test", "person"],
		["phlebotomy", "i do not want needles, what else is there", "choose"],
	])("gives way to what is asked beside it, or felt: %s, %s", (course, message, intent) => {
		expect(said(course, message).intent).toBe(intent);
	});
});
