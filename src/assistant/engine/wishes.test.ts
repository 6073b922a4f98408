import { expect, test } from "vitest";
import { ask, catalog } from "../../../test/chat/visitor.ts";

/** Slugs of the courses that an answer recommends. */
const recommended = (message: string, history: string[] = []): string[] => {
	const { links } = ask(message, history);
	return links.flatMap(({ href }) => /^(?:\/es)?\/courses\/(.+)/.exec(href)?.[1] ?? []);
};

test.each([
	["i want to work in a pharmacy", "pharmacy"],
	["i want to take care of old people in their homes", "chha"],
	["i like computers and paperwork, no patients please", "medical-billing"],
	["quiero cuidar personas mayores en su casa", "chha"],
	["me gusta trabajar con medicinas", "pharmacy"],
])("a wish names the course that fits: %s", (message, slug) => {
	expect(recommended(message)).toContain(slug);
});

test.each([
	["i dont want to deal with blood", "phlebotomy"],
	["something in a lab but no needles", "phlebotomy"],
	["i love talking to people but i hate needles", "phlebotomy"],
	["no quiero ver sangre, ¿qué me recomienda?", "phlebotomy"],
	["i want to help people but not in a pharmacy", "pharmacy"],
])("what is refused is not recommended: %s", (message, slug) => {
	expect(recommended(message)).not.toContain(slug);
	expect(ask(message).text).not.toMatch(/blood samples|muestras de sangre/);
});

test.each([
	"terrified of needles, where do i fit in",
	"needles creep me out, what should i study",
	"blood disgusts me, what should i study",
	"my brother loathes blood, which program is for him",
	"i get woozy at the smell of blood, any advice what to choose",
	"I am so grossed out by blood. what program suits me?",
	"Las jeringas me espantan, ¿qué me recomienda?",
	"le tengo pavor a la sangre, que curso escojo",
	"no lifting, no computers or needles, which one is for me",
	"nada de oficina ni agujas ni sangre, qué me recomiendan",
])("what is feared is not recommended, whatever the word for fear: %s", (message) => {
	expect(recommended(message)).not.toContain("phlebotomy");
	expect(recommended(message)).not.toContain("patient-care");
});

test.each([
	"i am not afraid of needles, i enjoy drawing blood, what should i take",
	"blood doesnt faze me and i like needles, which program",
	"no le tengo miedo a las agujas y me gusta la sangre, ¿qué curso?",
])("who fears nothing gets the course: %s", (message) => {
	expect(recommended(message)).toContain("phlebotomy");
});

test("a refused course stays refused until it is asked for", () => {
	const refusal = ["what do you recommend for me", "anything but the CNA one"];
	expect(recommended("i like caring for old people", refusal)).not.toContain("cna");
	expect(
		recommended("something with old people", [...refusal, "ok tell me about CNA", "what fits me"]),
	).toContain("cna");
	expect(recommended("todo menos enfermería, ¿qué me queda?")).not.toContain("cna");
});

test("a refusal counts for the rest of the conversation", () => {
	expect(recommended("but not blood", ["what would you recommend for me"])).not.toContain(
		"phlebotomy",
	);
	expect(
		recommended("something in a hospital", ["i cant stand blood or needles, what fits me"]),
	).not.toContain("phlebotomy");
});

test("a recommendation shows a passage of the course that it names", () => {
	const { text, intent } = ask("i love hearts and machines, what fits me");
	expect(intent).toBe("choose");
	const [, title = "", quote = ""] = /^• ([^:]+): (.+)\.$/m.exec(text) ?? [];
	const course = catalog.find((candidate) => candidate.title === title);
	expect(`${course?.summary} ${course?.description}`).toContain(quote);
	expect(quote).not.toBe("");
});
