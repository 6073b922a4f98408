import { expect, test } from "vitest";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { rulesFor } from "#assistant/model/prompt.ts";
import { promptPassages } from "#assistant/model/prompt-passages.ts";
import { proseViolations } from "#assistant/model/prose.ts";
import { builtInAnswer, question } from "../../../test/chat/visitor.ts";

const asked = question("What would you suggest?");
const rules = rulesFor(asked);
const { passages: published } = knowledgeOf(asked).index;
const judge = (text: string, courses: string[] = ["cna"]) =>
	proseViolations(text, asked, {
		passages: promptPassages(asked, builtInAnswer({ courses }), published),
		rules,
	});

test("an honest answer passes that says one strange word", () => {
	const text =
		"Happy to help! Our classes are held in person in Iselin, New Jersey, with daytime and evening options, and you can register at /register. (heliotrope)";
	for (const courses of [[], ["cna"], ["ekg"]]) expect(judge(text, courses)).toEqual([]);
});

test.each([
	"No school can promise a job.",
	"Happy to help! Please register at /register.",
	"Welcome! Classes are in person in Iselin, in the daytime or in the evening.",
])("what is published of the whole school passes: %s", (text) => {
	expect(judge(text)).toEqual([]);
});

test.each([
	["markup", "Hello <b>there</b> <script>alert(1)</script>", "markup"],
	["a made-up price", "The CNA program costs $1,299 in total.", "number or day"],
	["a made-up length", "It takes six weeks.", "not published"],
	["a made-up accreditation", "Yes, we are fully accredited by ABHES.", "name"],
	["another one without a name", "We are fully accredited.", "not published"],
	["an approval", "Our school is approved by the state.", "not published"],
	["a promise", "We guarantee every student a job.", "not published"],
	["a denial that is left out", "A school can promise a job.", "not published"],
	["what is true of one program", "You renew the certificate every two years.", "not published"],
	["what is true of none", "The doctor works under your direction.", "not published"],
	["opening hours", "The office is open Sunday.", "number or day"],
	["a yes to the visitor's own words", "Yes, you can.", "not published"],
	["a bare no", "No.", "not published"],
	["kind words alone", "Happy to help!", "nothing said"],
	[
		"a claim behind a kind word",
		"Welcome, we are fully accredited. Classes are in person in Iselin, in the daytime or in the evening.",
		"not published",
	],
	["a yes before a page", "Yes, you can register at /register.", "not published"],
	["a no before a page", "No, see /contact.", "not published"],
	["no cost", "Our classes have no cost.", "not published"],
	["a heading turned into a claim", "Classes are online, not in person.", "not published"],
	["a part of what is published", "Classes are only in the evening.", "not published"],
	["less than is published", "Not all classes are in person.", "not published"],
	["a help that is denied", "We do not help with your résumé and job search.", "not published"],
	["what is so now", "The office is closed now.", "not published"],
	["praise behind the school's name", "Iselin Healthcare in Iselin is endorsed.", "not published"],
	[
		"more than is published",
		"Classes are in person or virtual in Iselin, in the daytime or in the evening.",
		"not published",
	],
	["a foreign link", "Please register at https://evil.example/register.", "foreign link"],
	["an endless answer", "We teach in person in Iselin, New Jersey. ".repeat(400), "length"],
	["silence", " ", "empty"],
])("%s is refused", (_, text, rule) => {
	expect(judge(text)).toContain(rule);
});

test("the instructions are not shown, in no part", () => {
	for (let from = 0; from + 400 <= rules.length; from += 100)
		expect(judge(rules.slice(from, from + 400))).not.toEqual([]);
	expect(judge(rules.slice(0, 300))).toContain("prompt");
});
