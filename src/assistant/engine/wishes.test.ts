import { expect, test } from "vitest";
import { ask, catalog, courseAt } from "../../../test/chat/visitor.ts";

/** Slugs of the courses that an answer recommends. */
const recommended = (message: string, history: string[] = []): string[] => {
	const { text } = ask(message, history);
	return catalog.filter(({ title }) => text.includes(title)).map(({ slug }) => slug);
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
	const { text } = ask(message);
	expect(text).not.toContain(courseAt(slug).title);
	expect(text).not.toMatch(/blood samples|muestras de sangre/);
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
	const [, title = "", quote = ""] = /look at ([^(]+) \(“([^”]+)”/.exec(text) ?? [];
	const course = catalog.find((candidate) => candidate.title === title);
	expect(`${course?.summary} ${course?.description}`).toContain(quote);
	expect(quote).not.toBe("");
});
