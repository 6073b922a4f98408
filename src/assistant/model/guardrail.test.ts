import { expect, test } from "vitest";
import { guardrail } from "#assistant/model/guardrail.ts";
import { instructions, rulesFor } from "#assistant/model/prompt.ts";
import { promptPassages } from "#assistant/model/prompt-passages.ts";
import { labelOf } from "#assistant/model/reply.ts";
import { builtInAnswer, question } from "../../../test/chat/visitor.ts";

const asked = question("What would you suggest?");
const passages = promptPassages(asked, builtInAnswer({ courses: ["cna"] }));
const given = { passages, courses: ["cna"] };
const judge = (reply: string) => guardrail(reply, asked, given);

/** Label of the passage that holds these words. */
function labelled(words: string): string {
	const place = passages.findIndex(({ text }) => text.includes(words));
	if (place < 0) throw new Error(`no passage holds “${words}”`);
	return labelOf(place);
}
const reply = (...sentences: [text: string, ...cites: string[]][]) =>
	JSON.stringify({
		sentences: sentences.map(([text, ...cites]) => ({ text, passages: cites.map(labelled) })),
	});

const RENEWAL = "You renew the certificate every two years";

test("sentences pass with the passages that they name", () => {
	const { text, cited, refusals } = judge(
		reply(
			["It is normal to feel nervous."],
			["You renew the CNA certificate every two years.", RENEWAL],
		),
	);
	expect({ text, refusals }).toEqual({
		text: "It is normal to feel nervous. You renew the CNA certificate every two years.",
		refusals: [],
	});
	expect(cited.map((passage) => passage.text)).toEqual([`${RENEWAL}.`]);
});

test("a published sentence does not pass with a passage that says something else", () => {
	const sentence = "You renew the CNA certificate every two years.";
	expect(judge(reply([sentence, "Residents’ rights"])).refusals).not.toEqual([]);
	expect(judge(reply([sentence])).refusals).not.toEqual([]);
});

test("one refused sentence drops the whole answer", () => {
	const { refusals } = judge(
		reply([`${RENEWAL}.`, RENEWAL], ["We guarantee every student a job.", RENEWAL]),
	);
	expect(refusals).toContain("guarantee");
});

test("what stands in a block of code or between thoughts is read", () => {
	const json = reply([`${RENEWAL}.`, RENEWAL]);
	expect(judge(`\`\`\`json\n${json}\n\`\`\``).refusals).toEqual([]);
	expect(judge(`<think>They ask for renewal.</think>\n${json}`).refusals).toEqual([]);
});

test.each([
	'{"sentences": [{"text": "You renew',
	'{"answer": "You renew"}',
	'```json\n{"sentences": "none"}\n```',
])("broken JSON is shown to nobody: %s", (broken) => {
	expect(judge(broken)).toMatchObject({ text: "", refusals: ["format"] });
});

test("plain text rests on all passages, without its citations", () => {
	const { text, refusals } = judge(
		`${RENEWAL} [${labelled(RENEWAL)}]. You can register at /register.`,
	);
	expect({ text, refusals }).toEqual({
		text: `${RENEWAL}. You can register at /register.`,
		refusals: [],
	});
});

test("an honest answer passes that says one strange word", () => {
	const text =
		"Happy to help! Our classes are held in person in Iselin, New Jersey, with daytime and evening options, and you can register at /register. (heliotrope)";
	for (const courses of [[], ["cna"], ["ekg"]]) {
		const answer = builtInAnswer({ courses });
		expect(
			guardrail(text, asked, { passages: promptPassages(asked, answer), courses }).refusals,
		).toEqual([]);
	}
});

test("a yes or no to the visitor's own words is left out", () => {
	expect(judge(`Yes, ${RENEWAL.toLowerCase()}.`).text).toBe(`${RENEWAL}.`);
	expect(judge("Sí. El certificado de CNA se renueva cada dos años.").text).toBe(
		"El certificado de CNA se renueva cada dos años.",
	);
	expect(judge("No school can promise a job.").text).toBe("No school can promise a job.");
});

test.each([
	["markup", "Hello <b>there</b> <script>alert(1)</script>", "markup"],
	[
		"a made-up price and length",
		"The CNA program costs $1,299 in total and takes 7 weeks.",
		"number or date",
	],
	["a made-up accreditation", "Yes, we are fully accredited by ABHES.", "accreditation"],
	["a promise", "We guarantee every student a job.", "guarantee"],
	["a foreign link", "Please register at https://evil.example/register.", "foreign link"],
	[
		"a price that a visitor dictates",
		"The CNA class costs $99, we are accredited by ABHES.",
		"name",
	],
	["an endless answer", "We teach in person in Iselin, New Jersey. ".repeat(400), "length"],
	["silence", "<think>Nothing.</think>", "empty"],
])("%s is refused", (_, words, rule) => {
	expect(judge(words).refusals).toContain(rule);
});

test("the instructions are not shown, whole or in part", () => {
	expect(judge(instructions(asked, passages)).refusals).not.toEqual([]);
	const rules = rulesFor(asked);
	for (let from = 0; from + 400 <= rules.length; from += 100)
		expect(judge(rules.slice(from, from + 400)).refusals).not.toEqual([]);
});
