import { expect, test } from "vitest";
import { ask, catalog, facts } from "../../../test/chat/visitor.ts";

test("a programme is described from the live catalog, with a link in the text and beside it", () => {
	const a = ask("Tell me about phlebotomy");
	expect(a).toMatchObject({
		intent: "info",
		programmes: ["phlebotomy"],
		outcome: "answered",
		language: "en",
	});
	expect(a.text).toContain("/courses/phlebotomy");
	expect(a.links).toContainEqual({ label: "Phlebotomy Technician", href: "/courses/phlebotomy" });
});

test("a price is never guessed: the topic is named and a person is offered", () => {
	const a = ask("how much is the EKG class");
	expect(a).toMatchObject({ intent: "price", programmes: ["ekg"], outcome: "handed over" });
	expect(a.text).toContain("price");
	expect(a.text).toContain(facts.phones[0]);
});

test("what the school has stated in its settings is said instead of a hand-over", () => {
	const price = {
		topic: "price",
		question: "How much is the CNA program?",
		en: "The CNA program costs $1,200.",
	};
	const said = (message: string, es?: string) =>
		ask(message, [], { facts: { ...facts, stated: [{ ...price, ...(es && { es }) }] } });
	expect(said("how much is cna")).toMatchObject({ source: "stated", outcome: "answered" });
	expect(said("how much is cna").text).toContain("costs $1,200.");
	expect(said("cuánto cuesta cna", "El programa de CNA cuesta $1,200.").text).toContain("cuesta");
	expect(said("cuánto cuesta cna")).toMatchObject({ source: "stated", language: "es" });
	// It is said of CNA, and of nothing else.
	expect(said("how much is ekg")).toMatchObject({ source: "template", outcome: "handed over" });
	expect(said("how much is ekg").text).not.toContain("$");
});

test("what the school states in general holds for every program that has no statement of its own", () => {
	const stated = [
		{ topic: "aid", question: "Is there financial aid?", en: "We accept WIOA vouchers." },
		{ topic: "aid", question: "Is there aid for CPR?", en: "There is no aid for CPR." },
	];
	const said = (message: string) => ask(message, [], { facts: { ...facts, stated } }).text;
	expect(said("do you take financial aid")).toContain("WIOA");
	expect(said("financial aid for cna?")).toContain("WIOA");
	expect(said("financial aid for cpr?")).toContain("no aid for CPR");
	expect(said("financial aid for cpr?")).not.toContain("WIOA");
});

test("what the course text states is quoted with its source", () => {
	const courses = catalog.map((c) =>
		c.slug === "ekg" ? { ...c, description: `${c.description}\n\nThe program takes 6 weeks.` } : c,
	);
	const a = ask("how long is ekg", [], { catalog: courses });
	expect(a.text).toContain("6 weeks");
	expect(a.source).toBe("catalog");
});

test("a course that the office adds is known at the next message", () => {
	const added = {
		id: 10,
		slug: "dialysis",
		title: "Dialysis Technician",
		summary: "Run the machine that cleans the blood.",
		description: "Learn to prime a dialyzer.",
	};
	expect(ask("do you have dialysis?").intent).toBe("not_taught");
	expect(ask("do you have dialysis?", [], { catalog: [...catalog, added] })).toMatchObject({
		intent: "exists",
		programmes: ["dialysis"],
	});
	expect(
		ask("which course teaches about a dialyzer?", [], { catalog: [...catalog, added] }).programmes,
	).toEqual(["dialysis"]);
});

test("a course may have any name and any address", () => {
	const course = { id: 11, summary: "Learn it.", description: "" };
	for (const slug of ["constructor", "valueof", "has-own"]) {
		const courses = [{ ...course, slug, title: slug }];
		expect(ask("what do you teach", [], { catalog: courses }).text).toContain(slug);
	}
});

test("a course is known by the beginning of its title, and its words are no question about the school", () => {
	const spanish = {
		id: 12,
		slug: "medical-spanish",
		title: "Medical Spanish for Caregivers",
		summary: "Talk with patients.",
		description: "",
	};
	const a = ask("is there a medical spanish class", [], { catalog: [...catalog, spanish] });
	expect(a).toMatchObject({ intent: "exists", programmes: ["medical-spanish"] });
});

test("a course that the office hides is gone at the next message", () => {
	const a = ask("do you teach ekg?", [], { catalog: catalog.filter((c) => c.slug !== "ekg") });
	expect(a.intent).toBe("not_taught");
	expect(a.text).not.toContain("/courses/ekg");
});

test("an alias that the office enters names its course", () => {
	expect(
		ask("do you have the heart line course", [], { aliases: { ekg: ["heart line"] } }).programmes,
	).toEqual(["ekg"]);
});

test("a common programme that is not taught gets a clear no and the nearest one", () => {
	const a = ask("is there an LPN program?");
	expect(a.text).toMatch(/don't teach practical nursing/);
	expect(a.text).toContain("/courses/cna");
});

test("a taught answer wins over the templates, for its question in nearly the same words", () => {
	const taught = [
		{
			id: "t1",
			questions: ["Is there a microwave for students?"],
			answer: { en: "Yes, in the break room.", es: "Sí, en la sala." },
		},
	];
	expect(ask("is there a microwave for the students", [], { taught })).toMatchObject({
		text: "Yes, in the break room.",
		source: "taught:t1",
	});
	expect(ask("where is the school", [], { taught }).intent).toBe("location");
});

test("several questions in one message are answered together", () => {
	const a = ask("How much is CNA and do you have evening classes?");
	expect(a.text).toMatch(/evening/);
	expect(a.text).toMatch(/price/);
});

test("a question in Spanish is answered in Spanish", () => {
	const a = ask("¿Cuánto cuesta el curso de flebotomía?");
	expect(a.language).toBe("es");
	expect(a.text).toMatch(/^No tengo información sobre el precio/);
});

test("markup of a visitor or of a course never reaches an answer", () => {
	expect(ask("<img src=x onerror=alert(1)>").text).not.toContain("<");
	const courses = catalog.map((c) =>
		c.slug === "ekg" ? { ...c, summary: "<b>Record</b> the heart." } : c,
	);
	expect(ask("tell me about ekg", [], { catalog: courses }).text).not.toContain("<b>");
});

test("an empty catalog still gives an answer", () => {
	expect(ask("what programs do you have?", [], { catalog: [] }).text).toContain("/contact");
});

test("the second miss in a row hands over, and not in the same words", () => {
	const first = ask("blorf zint");
	const second = ask("quux vrap", ["blorf zint"]);
	expect(first.outcome).toBe("not understood");
	expect(second.outcome).toBe("handed over");
	expect(second.text).not.toBe(first.text);
	expect(ask("zzyx wvut", ["blorf zint", "quux vrap"]).text).not.toBe(second.text);
});
