import { describe, expect, test } from "vitest";
import { programs } from "#school/profile/programs/index.ts";

// These texts contain no claims that the school can't prove, and no facts that are kept elsewhere.
const NUMBER =
	"(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty|thirty|few)";
const forbidden = {
	price: /\$|\b(?:dollars?|usd|free|tuition|discount)\b/i,
	"money help": /financial aid|scholarship|payment plan|installment|\bloans?\b|\bgrants?\b|refund/i,
	length: new RegExp(
		`\\b(?:an? (?:hour|week|month)|${NUMBER}[\\s-]+(?:\\w+[\\s-]+)?(?:hour|week|month|day)s?)\\b`,
		"i",
	),
	date: /\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|20\d\d)\b|\bMay \d/i,
	"clock time": /\b\d{1,2}(?::\d\d)?\s*[ap]\.?m\b/i,
	// State requirements may be named; a claim that ours meets them may not.
	approval: /accredit|licensed|(?<!Complete a course |that the Department of Health has )approved/i,
	promise: /guarante|you will (?:get|have|find) (?:a|the) job|\bhired\b/i,
	pay: /salar|\bwages?\b|\bearn|\bper hour\b|\ban hour\b/i,
	"another way of class": /\b(?:online|remote(?:ly)?|virtual|hybrid|zoom)\b/i,
	address: /https?:|www\.|@|\.(?:com|org|gov|edu)\b/i,
	"entry rule":
		/diploma|\bged\b|years old|\b1[4-8]\b|immuniz|vaccin|drug test|social security|citizen/i,
	markup: /[<>*#_]|\]\(/,
	exclamation: /!/,
};

const paragraphs = (text: string) => text.split("\n\n");
const isList = (paragraph: string | undefined) => paragraph?.startsWith("- ") ?? false;
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’/-]*/gu) ?? [];

test("the nine programs are in catalog order", () => {
	expect(programs.map(({ slug }) => slug)).toEqual([
		"clinical-medical-assistant",
		"cna",
		"chha",
		"ekg",
		"phlebotomy",
		"patient-care",
		"pharmacy",
		"medical-billing",
		"cpr",
	]);
});

describe.each(programs)("$title", ({ title, summary, description }) => {
	const parts = paragraphs(description);

	test("has a summary of one line and a description of 250 to 450 words", () => {
		expect(summary.length).toBeGreaterThan(40);
		expect(summary.length).toBeLessThanOrEqual(110);
		expect(words(description).length).toBeGreaterThanOrEqual(250);
		expect(words(description).length).toBeLessThanOrEqual(450);
	});

	test("is made of paragraphs and lists, and each list has a short heading", () => {
		for (const [index, part] of parts.entries()) {
			expect(part).toBe(part.trim());
			expect(part).not.toBe("");
			const lines = part.split("\n");
			if (isList(part)) {
				expect(lines.every((line) => line.startsWith("- ") && line.length > 3)).toBe(true);
				expect(lines.length).toBeGreaterThanOrEqual(2);
				expect(parts[index - 1]).toMatch(/:$/);
				expect(words(parts[index - 1] ?? "").length).toBeLessThanOrEqual(8);
			} else {
				expect(lines).toHaveLength(1);
				expect(part.endsWith(":")).toBe(isList(parts[index + 1]));
			}
		}
	});

	test("describes the work, the content, the audience, the place and the time", () => {
		expect(description).toMatch(/^What you will (?:do at work|be able to do):$/m);
		expect(description).toMatch(/^What you learn:$/m);
		expect(description).toMatch(/^Who it is for:$/m);
		expect(description).toMatch(/in person in Iselin, in the daytime or in the evening/);
		expect(description).toMatch(/with an instructor/);
	});

	test("ends with what to request from the office in writing", () => {
		expect(parts.at(-1)).toMatch(
			/our office for the cost, start dates and entry requirements in writing/,
		);
	});

	test.each(Object.entries(forbidden))("makes no claim: %s", (_, pattern) => {
		expect([title, summary, description].join("\n").match(pattern)?.[0]).toBeUndefined();
	});

	test("speaks in short sentences", () => {
		const sentences = description.split(/(?<=[.?:”])\s+|\n+/).filter((line) => line !== "");
		const lengths = sentences.map((sentence) => words(sentence).length);
		expect(Math.max(...lengths)).toBeLessThanOrEqual(32);
		expect(lengths.reduce((sum, n) => sum + n, 0) / lengths.length).toBeLessThanOrEqual(14);
	});
});
