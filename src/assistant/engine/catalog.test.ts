import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Course, Question } from "#assistant/knowledge/types.ts";
import { plain } from "../../../test/chat/plain.ts";
import { ask, catalog, converse, courseAt } from "../../../test/chat/visitor.ts";

const dialysis: Course = {
	id: 10,
	slug: "dialysis-technician",
	title: "Dialysis Technician",
	summary: "Run the machines that clean the blood of people whose kidneys have failed.",
	description: `
You set up the machine, and you watch each patient during the treatment.

What you will do at work:

- Prime the dialyzer, and test the water
- Weigh patients before and after the treatment

Dialysis technicians work in kidney centers, and on cruise ships.

What you learn:

- How a kidney filters blood
- What to do when the pressure falls

Classes are online, on Saturdays. There are no evening classes.

The program takes 14 weeks, 120 hours in all. You must be at least 17 years old.
`.trim(),
	otherNames: ["diálisis"],
};
const withDialysis = { catalog: [...catalog, dialysis] };
/** What a school teaches that has none of the delivered courses. */
const dialysisOnly = { catalog: [dialysis], facts: [] };

const edited = (slug: string, change: (course: Course) => Partial<Course>): Partial<Question> => ({
	catalog: catalog.map((course) =>
		course.slug === slug ? { ...course, ...change(course) } : course,
	),
});

const delivered = /\/courses\/(?:clinical|cna|chha|ekg|phleb|patient|pharm|medical|cpr)/;
const anyDeliveredFact =
	/in person|daytime|two years|nursing homes|pharmac|phlebotom|skills lab|Iselin, in the/i;

test.each([
	["is the dialysis class online?", /online, on Saturdays/],
	["does dialysis have evening classes", /no evening classes/],
	["is dialysis on saturdays?", /on Saturdays/],
	["how long is the dialysis program", /14 weeks/],
	["how many hours is dialysis", /120 hours/],
	["how old do i have to be for dialysis", /at least 17/],
	["where can i work after dialysis", /kidney centers, and on cruise ships/],
	["what will i learn in dialysis", /How a kidney filters blood/],
	["what does a dialysis technician do at work", /Prime the dialyzer/],
	["¿el curso de diálisis es en línea?", /online, on Saturdays/],
	["¿hay clases de noche en diálisis?", /no evening classes/],
	["¿diálisis es los sábados?", /on Saturdays/],
	["¿cuánto dura el programa de diálisis?", /14 weeks/],
	["¿qué edad hay que tener para diálisis?", /at least 17/],
	["¿dónde puedo trabajar después de diálisis?", /kidney centers, and on cruise ships/],
	["¿qué se aprende en diálisis?", /How a kidney filters blood/],
])("an added course is answered for from its own text: %s", (message, expected) => {
	for (const change of [withDialysis, dialysisOnly]) {
		const { text } = ask(message, [], change);
		expect(text).toMatch(expected);
		expect(text).not.toMatch(anyDeliveredFact);
	}
});

test.each([
	["tell me about dialysis", "is it online?", /online, on Saturdays/],
	["tell me about dialysis", "any evening classes?", /no evening classes/],
	["tell me about dialysis", "how long does it take", /14 weeks/],
	["tell me about cna", "and is dialysis online?", /online, on Saturdays/],
	["¿tienen diálisis?", "¿cuánto dura?", /14 weeks/],
	["¿tienen diálisis?", "¿es en línea?", /online, on Saturdays/],
])(
	"a follow-up about an added course is answered from its text: %s – %s",
	(first, next, expected) => {
		const { text } = ask(next, [first], withDialysis);
		expect(text).toMatch(expected);
		expect(text).not.toMatch(/in person|daytime/i);
	},
);

test.each([
	"is the cna class online?",
	"does cna have evening classes",
	"is cna on saturdays?",
	"how long is cna",
	"how old do i have to be for cna",
	"¿el curso de cna es en línea?",
	"¿cna es los sábados?",
	"¿cuánto dura cna?",
])("what an added course says is not said of another: %s", (message) => {
	const { text } = ask(message, [], withDialysis);
	expect(text).not.toMatch(/Saturdays|no evening|14 weeks|120 hours|\b17\b/);
});

test.each([
	"what programs do you have",
	"which program should i choose",
	"are classes online?",
	"are there evening classes?",
	"do you have weekend classes",
	"i want to work with people but no blood",
	"i am nervous about starting",
	"what certification do i get",
	"where will i work after the program",
	"how do i register",
	"tell me about the school",
	"is there an LPN program?",
	"do you teach cna",
	"¿qué programas tienen?",
	"¿cuál me recomienda?",
	"¿las clases son en línea?",
	"¿hay clases de noche?",
	"¿dan clases de flebotomía?",
])("a school without the delivered courses says nothing of them: %s", (message) => {
	for (const { text, courses, links, suggestions } of converse(["hello", message], dialysisOnly)) {
		expect(text).not.toMatch(delivered);
		expect(text).not.toMatch(/in person|daytime|in a pharmacy|en una farmacia|nursing homes/i);
		expect([...courses, ...links.map(({ href }) => href), ...suggestions].join(" ")).not.toMatch(
			/\b(?:cna|chha|ekg|phlebotomy|pharmacy|cpr|billing)\b/i,
		);
	}
});

test.each([
	["how often do i renew the cna certificate", /every two years/],
	["¿cada cuánto se renueva el certificado de cna?", /cada dos años/],
])("an edited sentence is said as it stands now: %s", (message, before) => {
	const change = edited("cna", ({ description }) => ({
		description: description.replace("every two years", "every three years"),
	}));
	expect(ask(message).text).toMatch(before);
	expect(ask(message, [], change).text).toContain("every three years");
	expect(ask(message, [], change).text).not.toMatch(/two years|dos años/);
	expect(ask("how often", [message], change).text).not.toContain("two years");
});

test.each([
	"does phlebotomy use needles",
	"how many draws do i need for phlebotomy",
	"what does a phlebotomist do at work",
	"¿se usan agujas en flebotomía?",
	"¿qué se aprende en flebotomía?",
])("what the office took out of a course text is said no more: %s", (message) => {
	const change = edited("phlebotomy", () => ({
		summary: "Sort, spin and store samples in a lab.",
		description:
			"What you will do at work:\n\n- Sort samples by their labels\n- Spin and store them\n\nWhat you learn:\n\n- How to run a centrifuge",
	}));
	expect(ask(message, [], change).text).not.toMatch(/butterfly|\bvein|30 draws|finger|syringe/i);
});

test("a course without needles suits a person who fears them", () => {
	const wish = "something in a lab, but no needles";
	const change = edited("phlebotomy", () => ({
		summary: "Sort, spin and store samples in a lab. There are no needles in this class.",
		description: "What you will do at work:\n\n- Sort samples in the lab\n- Spin and store them",
	}));
	expect(ask(wish).text).not.toContain(courseAt("phlebotomy").title);
	expect(ask(wish, [], change).text).toContain(courseAt("phlebotomy").title);
});

const QUESTIONS = [
	"what programs do you have",
	"do you teach {name}",
	"tell me about {name}",
	"what will i learn in {name}",
	"where can i work after {name}",
	"how do i register for {name}",
	"is {name} online",
	"¿qué programas tienen?",
	"¿tienen {name}?",
	"¿qué se aprende en {name}?",
	"¿cómo me inscribo en {name}?",
];
const asked = (name: string): string[] => QUESTIONS.map((text) => text.replace("{name}", name));

test.each(catalog)("a hidden course is gone from every answer: $slug", ({ slug, title }) => {
	const name = /\((\w+)\)/.exec(title)?.[1] ?? title;
	const change = { catalog: catalog.filter((course) => course.slug !== slug) };
	for (const { text, courses, links } of converse(asked(name), change)) {
		expect(text).not.toContain(title);
		expect([...courses, ...links.map(({ href }) => href)]).not.toContain(slug);
		expect(`${text} ${links.map(({ href }) => href)}`).not.toMatch(
			new RegExp(`/courses/${slug}\\b`),
		);
	}
});

test.each(catalog)("a renamed course is called by its new name only: $slug", ({ slug, title }) => {
	const name = "Zenith Wellness Certificate";
	const change = edited(slug, () => ({ title: name }));
	const answers = converse(asked("zenith wellness"), change);
	expect(answers[0]?.text).toContain(name);
	expect(answers[1]).toMatchObject({ courses: [slug] });
	for (const { text, links, suggestions } of answers) {
		expect(text).not.toContain(title);
		expect([...suggestions, ...links.map(({ label }) => label)].join(" ")).not.toContain(title);
	}
});

const sources = (folder: string): { file: string; code: string }[] =>
	readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.map((file) => ({
			file,
			code: readFileSync(new URL(`${folder}${file}`, import.meta.url), "utf8").replace(
				/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
				"",
			),
		}));

test("no address of a course stands in the code of the engine", () => {
	const slugs = catalog.map(({ slug }) => slug).join("|");
	const address = new RegExp(`["'\`/](?:${slugs})["'\`/?]`);
	const found = sources("./").filter(({ code }) => address.test(code));
	expect(found.map(({ file }) => file)).toEqual([]);
});

test("no words of a course text stand in the code of the engine or in its texts", () => {
	const RUN = 5;
	const wordsOf = (text: string): string[] =>
		plain(text)
			.toLowerCase()
			.match(/[\p{L}\d'-]+/gu) ?? [];
	const runs = new Set<string>();
	for (const { summary, description } of catalog)
		for (const sentence of `${summary}\n${description}`.split(/[.!?:;\n]/)) {
			const words = wordsOf(sentence);
			for (let from = 0; from + RUN <= words.length; from++)
				runs.add(words.slice(from, from + RUN).join(" "));
		}
	const found = [...sources("./"), ...sources("../knowledge/")].flatMap(({ file, code }) =>
		code.split("\n").flatMap((line) => {
			const words = wordsOf(line);
			const run = words.map((_, from) => words.slice(from, from + RUN).join(" "));
			return run.filter((text) => runs.has(text)).map((text) => `${file}: ${text}`);
		}),
	);
	expect(found).toEqual([]);
});

test.each([
	["BLS?", "cpr"],
	["ccma", "clinical-medical-assistant"],
	["PTCB classes available?", "pharmacy"],
	["tienen curso de soporte vital", "cpr"],
	["do you offer the CBCS", "medical-billing"],
])("an exam or a card is not offered as a program: %s", (message, slug) => {
	const { text, courses } = ask(message);
	expect(text).not.toMatch(/yes|sí|we offer|ofrecemos/i);
	expect(courses).toContain(slug);
});

test.each(["RCP?", "pharm tech?", "do you have a MA program", "tienen hha"])(
	"a program is offered by its usual short form: %s",
	(message) => {
		expect(ask(message).text).not.toMatch(
			/name of an exam|nombre de un examen|don’t offer|No ofrecemos/,
		);
	},
);
