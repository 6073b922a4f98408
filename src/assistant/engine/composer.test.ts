import { describe, expect, test } from "vitest";
import type { Course } from "#assistant/knowledge/types.ts";
import { ask, catalog, converse, courseAt, fact } from "../../../test/chat/visitor.ts";

/** A course that is held otherwise than all others. */
const dialysis: Course = {
	id: 90,
	slug: "dialysis",
	title: "Dialysis Technician",
	summary: "Look after people while a machine cleans their blood.",
	description:
		"Classes are online by Zoom, on Saturdays only. This class is open to people from 21. It takes 14 weeks.\n\nWhat you learn:\n\n- How the machine is cleaned\n- How to weigh a patient before and after",
	otherNames: [],
};
const change = { catalog: [...catalog, dialysis] };

describe("a card", () => {
	test("keeps its caveat", () => {
		expect(ask("do phlebotomy students practice on a training arm").text).toMatch(
			/training arm, with an instructor\. Ask us if the program includes draws on live people/,
		);
	});

	test("keeps the sentence that it points back to", () => {
		expect(ask("what does the A in CPC-A mean, medical billing").text).toMatch(
			/^A new CPC is first called CPC-A\. The A means apprentice/,
		);
	});

	test("is a list, line by line, when the whole list is asked for", () => {
		const { text } = ask("what will i learn in EKG");
		expect(text).toMatch(/^EKG Technician – What you learn:\n• How the heart is built/);
		expect(text.split("\n")).toHaveLength(6);
	});

	test("of a list whose heading counts its items has no heading", () => {
		const { text } = ask("what is a PCA, is it the same as PCT");
		expect(text).toMatch(/^In New Jersey, “PCA” means/);
	});

	test("of steps is all of them, when they are asked for", () => {
		const { text } = ask("how do i become a home health aide after the class");
		expect(text).toContain("Certified Home Health Aide (CHHA) – The steps in New Jersey:\n• ");
		expect(text.match(/^• /gm)?.length).toBeGreaterThan(3);
	});

	test("of the other half stands beside it, when two things are asked", () => {
		const { text } = ask("as a medical assistant do i answer the phone or give the shots");
		expect(text).toMatch(/answer the phone\. New Jersey also has a rule about injections/);
	});

	test("names its program where the conversation was about another one", () => {
		const [, second] = converse(["are there evening classes for CNA?", "and for EKG?"]);
		expect(second?.text).toMatch(/^EKG Technician: /);
	});
});

describe("a question of yes or no", () => {
	test.each([
		[
			"does the medical assistant class include drawing blood",
			/^Yes\. Part of what you learn: Blood draws/,
		],
		["is there a phlebotomy class at night", /^Yes\. Classes are/],
		["is the pharmacy class online", /^No\. Classes are in person/],
		["is a CCMA the same as a CMA", /^No\. .*A CCMA is not the same as a CMA\./],
		["¿el curso de farmacia es en línea?", /^No\. Las clases son presenciales/],
		["can a 45 year old study here", /^Yes\. This site is for people who are 18 or older\./],
		["i am 16 can i join", /^No\. This site is for people who are 18 or older\./],
		["my daughter is 17, can she register", /^No\. This site(?!.*\/register)/],
		["mi hija cumple 16 en mayo, como la inscribo", /^No\. Este sitio(?!.*\/register)/],
		["he turns 19 next week, can he join", /^Yes\. This site/],
		["am I too old at 61", /^Our pages name no upper age limit\. This site/],
		["hay un limite de edad", /^Nuestras páginas no ponen un límite máximo de edad\. Este sitio/],
		["tiene 17 años, ya casi 18, se puede inscribir?", /^Este sitio es para personas de 18 años/],
	])("is answered by that word first where a text says so: %s", (message, expected) => {
		expect(ask(message).text).toMatch(expected);
	});

	test.each([
		"is certification optional for phlebotomy",
		"are the two CPR cards different",
		"does the EKG tech read the results",
		"can i move up to cna",
		"i turn 18 in june, can i join",
		"am i too old for this at 58",
		"do i practice on live people or a fake arm in phlebotomy",
		"im a mom of 2, how old do i need to be",
		"do you have to be 21 to join",
		"i have 15 years of experience, is there a minimum age",
		"is 17 the minimum, my son turns 18 in june",
	])("gets no yes where no text says it: %s", (message) => {
		expect(ask(message).text).not.toMatch(/^(?:Yes|No)\b/);
	});
});

test("what has much in common is not called the same", () => {
	const { text } = ask("is that the same as a CNA", [
		"what does a patient care technician do all day",
		"can they draw blood",
	]);
	expect(text).not.toMatch(/^Yes/);
});

test.each([
	["You must be at least 17.", /^No\./],
	["Open to everyone, from 15.", /^Yes\./],
	["17+", /^No\./],
	["Students under 18 need a parent’s signature.", /^Students/],
	["Classes have 12 students. You must be 16 or older.", /^Classes/],
	["You must be 16. For CNA, you must be 17.", /^You/],
])(
	"an age is compared with a fact that states the least one and nothing else: %s",
	(answer, expected) => {
		expect(ask("i am 16 can i join", [], { facts: [fact("age", null, answer)] }).text).toMatch(
			expected,
		);
	},
);

test.each([
	"My daughter just turned 17, can she join",
	"do you take 17 year olds",
	"tengo 17 años, ¿puedo?",
])("whoever tells an age below the least one is told no: %s", (message) => {
	expect(ask(message).text).toMatch(/^No\./);
});

describe("what a course says of itself", () => {
	test.each([
		["where are the dialysis classes", /online by Zoom/, /Iselin/],
		["is the dialysis class online?", /^Yes\. .*online by Zoom/, /in person/],
		["how old do i have to be for dialysis", /from 21/, /\b18\b/],
		["what days is the dialysis class", /Saturdays only/, /daytime/],
		["how long is the dialysis class", /14 weeks/, /don’t have/],
	])("wins over what is general: %s", (message, own, general) => {
		const { text } = ask(message, [], change);
		expect(text).toMatch(own);
		expect(text).not.toMatch(general);
	});

	test("makes it a program that is offered, by any of its usual names", () => {
		expect(ask("¿tienen curso de diálisis?", [], change).text).toMatch(/^Sí, ofrecemos/);
		expect(ask("¿tienen curso de diálisis?").text).toMatch(/^No ofrecemos/);
	});
});

describe("the buttons", () => {
	test("are not the same three times running", () => {
		const answers = converse([
			"do nurse aides measure blood pressure",
			"and do they help people walk",
			"do they care for people with dementia",
		]);
		const shown = answers.map(({ suggestions }) => suggestions.join());
		expect(new Set(shown).size).toBeGreaterThan(1);
	});

	test("offer a person first where the office must answer", () => {
		expect(ask("is there parking").suggestions[0]).toBe("Talk to a person");
	});

	test("ask what the text of the course answers, and never what was asked", () => {
		const { suggestions } = ask("what will i learn in EKG");
		expect(suggestions).not.toContain("What will I learn?");
		expect(ask("tell me about the dialysis class", [], change).suggestions).not.toContain(
			"Where can I work?",
		);
	});

	test.each(catalog.map(({ slug, title }) => [title, slug]))(
		"lead to an answer about %s",
		(title, slug) => {
			const first = `tell me about ${title}`;
			for (const question of ask(first).suggestions) {
				const answer = ask(question, [first]);
				expect(answer.outcome, question).toBe("answered");
				expect(
					answer.links.some(({ href }) => href.includes(slug)),
					question,
				).toBe(true);
			}
		},
	);
});

test("a recommendation gives its reason in the words of the course", () => {
	const { text } = ask("office work with computers, no needles please");
	// A line of a list has no full stop of its own.
	const reason = /^• [^:]+: (.+)\.$/m.exec(text)?.[1] ?? "";
	const { summary, description } = courseAt("medical-billing");
	expect(`${summary} ${description}`).toContain(reason);
	expect(reason).not.toBe("");
});
