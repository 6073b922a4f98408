import { describe, expect, test } from "vitest";
import { turnFor } from "#assistant/engine/engine.ts";
import type { Fact, Question } from "#assistant/knowledge/types.ts";
import {
	ask,
	catalog,
	converse,
	fact,
	facts,
	question,
	school,
} from "../../../test/chat/visitor.ts";

test("a program is described from the live catalog, with a link under it", () => {
	const answer = ask("Tell me about phlebotomy");
	expect(answer).toMatchObject({
		intent: "info",
		courses: ["phlebotomy"],
		outcome: "answered",
		language: "en",
	});
	expect(answer.links).toContainEqual({
		label: "Phlebotomy Technician",
		href: "/courses/phlebotomy",
	});
});

test("a price that nobody stated is not guessed: the topic is named and a person is offered", () => {
	const answer = ask("how much is the EKG class", [], { facts: [] });
	expect(answer).toMatchObject({ intent: "price", courses: ["ekg"], outcome: "handed over" });
	expect(answer.text).toContain("price");
	expect(answer.text).toContain(school.phones[0]);
	expect(answer.text).not.toContain("$");
});

test("a stated fact is said instead of a hand-over, in the language of the visitor", () => {
	const stated = fact("price", "cna", "The CNA program costs $1,200.", {
		spanish: "El programa de CNA cuesta $1,200.",
	});
	const change = { facts: [stated] };
	expect(ask("how much is cna", [], change)).toMatchObject({
		text: "The CNA program costs $1,200.",
		source: "fact",
		outcome: "answered",
		isCertain: true,
	});
	expect(ask("¿cuánto cuesta cna?", [], change)).toMatchObject({
		text: "El programa de CNA cuesta $1,200.",
		language: "es",
	});
	expect(ask("how much is ekg", [], change).text).not.toContain("$");
});

test("a fact without Spanish is quoted in English with a Spanish opening", () => {
	const change = { facts: [fact("parking", null, "Parking behind the building is free.")] };
	const { text, language } = ask("¿hay estacionamiento?", [], change);
	expect(language).toBe("es");
	expect(text).toMatch(/^En inglés.*«Parking behind the building is free\.»/);
});

test("a course text is said in its own words, with its page under it", () => {
	const answer = ask("how often do i renew the cna certificate");
	expect(answer.text).toMatch(/^You renew the certificate every two years\./);
	expect(answer.links).toContainEqual(expect.objectContaining({ href: "/courses/cna" }));
	expect(answer).toMatchObject({ source: "passages", courses: ["cna"] });
	expect(answer.passages[0]).toMatchObject({ course: "cna", path: "/courses/cna" });
});

test("a Spanish question about a course text is answered in Spanish where it is delivered, else in English and marked", () => {
	const message = "¿cada cuánto se renueva el certificado de cna?";
	expect(ask(message).text).toMatch(/^El certificado se renueva cada dos años\./);
	const edited = catalog.map((course) => ({
		...course,
		description: course.description.replace("every two years", "every three years"),
	}));
	expect(ask(message, [], { catalog: edited }).text).toMatch(
		/^En inglés, en nuestro sitio: «You renew the certificate every three years\./,
	);
});

test("a list that one sentence of a page holds is told by it, and not by the list of programs", () => {
	expect(ask("cuales son los codigos que enseñan").text).toContain("ICD-10-CM");
	expect(ask("cuales son los cursos que enseñan").text).toContain("• ");
});

test("an evening class is told in the words of the course", () => {
	for (const { slug, title } of catalog.filter(({ slug }) => slug !== "cpr"))
		expect(ask(`does the ${title} course have evening classes?`).text, slug).toMatch(
			/in the daytime or in the evening|day and evening/,
		);
});

test("a course may have any name and any address", () => {
	for (const slug of ["constructor", "valueof", "has-own"]) {
		const course = {
			id: 11,
			slug,
			title: slug,
			summary: "Learn.",
			description: "",
			otherNames: [],
		};
		expect(ask("what do you teach", [], { catalog: [course] }).text).toContain(slug);
	}
});

test("another name that the office enters names its course", () => {
	const named = catalog.map((course) =>
		course.slug === "ekg" ? { ...course, otherNames: ["heart line"] } : course,
	);
	expect(ask("do you have the heart line course", [], { catalog: named }).courses).toEqual(["ekg"]);
});

test("a common program that is not taught gets a clear no and the nearest one", () => {
	const answer = ask("is there an LPN program?");
	expect(answer.text).toMatch(/don’t offer practical nursing/);
	expect(answer.text).toContain("Certified Nursing Assistant (CNA)");
	expect(answer.links).toContainEqual(expect.objectContaining({ href: "/courses/cna" }));
});

test("several questions in one message are answered together", () => {
	const { text } = ask("How much is EKG and do you have evening classes?");
	expect(text).toMatch(/evening/);
	expect(text).toMatch(/price/);
});

test("a question of yes or no gets the passage, not an invented yes", () => {
	const { text } = ask("is bls the same as first aid");
	expect(text).toContain("BLS is not the same as first aid.");
	expect(text).not.toMatch(/^yes\b/i);
});

test("a question that the site does not answer is handed over", () => {
	for (const message of [
		"can i have tattoos and long nails",
		"is there a microwave for students",
	]) {
		const { text, outcome } = ask(message);
		expect(outcome, message).toBe("handed over");
		expect(text, message).not.toMatch(/length|weeks/);
	}
});

test("markup of a visitor or of a course never reaches an answer", () => {
	expect(ask("<img src=x onerror=alert(1)>").text).not.toContain("<");
	const marked = catalog.map((course) =>
		course.slug === "ekg" ? { ...course, summary: "<b>Record</b> the heart." } : course,
	);
	expect(ask("tell me about ekg", [], { catalog: marked }).text).not.toContain("<b>");
});

test("an empty catalog still gives an answer", () => {
	expect(ask("what programs do you have?", [], { catalog: [] }).text).toContain("/contact");
});

test("the same sentence is never said twice in a row", () => {
	const messages = ["blorf zint", "quux vrap", "zzyx wvut", "how much is cna", "how much is cna"];
	for (const facts of [[], [fact("price", "cna", "The CNA program costs $1,200.")]]) {
		const texts = converse(messages, { facts }).map(({ text }) => text);
		for (const [place, text] of texts.entries()) expect(text).not.toBe(texts[place - 1]);
	}
});

test("asking again for a stated fact does not make it unstated", () => {
	const change = { facts: [fact("price", "cna", "The CNA program costs $1,200.")] };
	const again = converse(["how much is cna", "so how much is cna?"], change).at(-1)?.text;
	expect(again).not.toMatch(/does not state|don’t have/);
});

test("an answer depends on its input alone", () => {
	const first = ask("how much is cna", ["tell me about ekg"]);
	ask("how much is cna", [], { facts: [...facts, fact("price", "cna", "It costs $5.")] });
	expect(ask("how much is cna", ["tell me about ekg"])).toEqual(first);
});

describe("a long conversation", () => {
	const small = "is there parking";
	const ekg = "tell me about ekg";
	/** What is known after messages. Facts that were not read before: nothing was replayed. */
	const known = (history: readonly string[], stated = [...facts]) =>
		turnFor(question("", { history, facts: stated })).state;

	test("is known alike, whether its messages were replayed before or not", () => {
		const said = [ekg, small, "and cna?", "is it hard", "the first one", "how long"];
		const messages = Array.from({ length: 40 }, (_, at) => said[at % said.length] as string);
		for (const at of messages.keys()) {
			const history = messages.slice(0, at);
			expect(known(history, facts as Fact[])).toEqual(known(history));
		}
	});

	test("is replayed anew on the page of another program, and in the other language", () => {
		const on = (change: Partial<Question>) =>
			turnFor(question("", { history: ["CNA?"], ...change })).state;
		expect(on({ page: "es" }).language).toBe("es");
		expect(on({ page: "en" }).language).toBe("en");
		const asked = (course: string) =>
			turnFor(question("", { history: ["how long does this take"], course })).state.courses;
		expect(asked("ekg")).toEqual(["ekg"]);
		expect(asked("cna")).toEqual(["cna"]);
	});

	test("is remembered with twenty messages, and then with the last ten", () => {
		const among = (count: number, place: number) =>
			known(Array.from({ length: count }, (_, at) => (at === place ? ekg : small))).courses;
		expect(among(20, 0)).toEqual(["ekg"]);
		expect(among(21, 11)).toEqual(["ekg"]);
		expect(among(21, 10)).toEqual([]);
	});

	test("is remembered with 2,000 characters, and then with the last 1,000", () => {
		const long = `${small} `.repeat(30).trim();
		expect(known([ekg, long, long, long]).courses).toEqual(["ekg"]);
		expect(known([long, long, long, ekg, long]).courses).toEqual(["ekg"]);
		expect(known([long, long, ekg, long, long]).courses).toEqual([]);
	});
});

test("any text gets an answer", () => {
	const pieces = ["cna", "?", "💉", "\u0000", "¿", "how", "{}", "\\", "not", "<", "12", "ñ", "'"];
	for (let seed = 1; seed <= 200; seed++) {
		const message = Array.from(
			{ length: seed % 17 },
			(_, place) => pieces[(seed * (place + 3)) % pieces.length],
		).join(seed % 2 ? " " : "");
		expect(ask(message).text).toMatch(/\S/);
	}
});
