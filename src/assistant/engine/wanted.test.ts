import { describe, expect, test } from "vitest";
import { turnFor } from "#assistant/engine/engine.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { wantedMessages } from "#assistant/engine/training-data.ts";
import { deliveredCourses, wantedFor } from "#assistant/engine/wanted.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import { ask, catalog, question } from "../../../test/chat/visitor.ts";

const own = (slug: string, title: string, ...does: string[]): Course =>
	({
		id: 90 + title.length,
		slug,
		title,
		summary: `A program of our own: ${title}.`,
		description: `What you will do at work:\n\n${does.map((line) => `- ${line}`).join("\n")}`,
		otherNames: [],
		imagePath: null,
	}) as never;

const recommended = (message: string, courses: readonly Course[] = catalog): string[] => {
	const { intent, courses: first, text } = ask(message, [], { catalog: courses });
	expect([message, intent]).toEqual([message, "choose"]);
	return [
		...new Set([
			...first,
			...courses.filter(({ title }) => text.includes(title)).map(({ slug }) => slug),
		]),
	];
};

test("programs that messages are under are delivered ones", () => {
	const slugs = new Set(catalog.map(({ slug }) => slug));
	const named = new Set([...wantedMessages()].flatMap(({ programs }) => programs));
	expect([...named].filter((slug) => !slugs.has(slug))).toEqual([]);
	expect(named.size).toBe(catalog.length);
});

test.each([
	["it is the wavy lines of a heartbeat that i would love to read", "ekg"],
	["quiero ayudar a personas mayores en su propia casa", "chha"],
	["we have a baby who chokes a lot and want to be prepared", "cpr"],
	["i am tidy, i like rules, and i want to sit at a computer all day", "medical-billing"],
])("who names no program gets the one that fits: %s", (message, slug) => {
	expect(recommended(message)[0]).toBe(slug);
});

test("“which one has both” looks for another program than the one that it names", () => {
	expect(recommended("which program has ekg and blood draws and bathing patients")[0]).toBe(
		"patient-care",
	);
});

test.each([
	"what program do they use on the computer",
	"which of the tubes comes first",
	"que clase de maquinas usan",
])("in a talk about a program a question stays with it: %s", (message) => {
	expect(ask(message, ["tell me about the EKG program"]).intent).not.toBe("choose");
});

test.each([
	"help, my father passed out and he does not breathe",
	"a player of mine collapsed, what do we do",
	"mi hija se está ahogando, qué hago",
])("a danger is no wish: %s", (message) => {
	expect(ask(message).text).toMatch(/911/);
});

test.each(["xqzt", "blorp fnord gnarf", "zorbi"])(
	"words that nobody uses are no wish: %s",
	(message) => {
		expect(ask(message).outcome).toBe("not understood");
	},
);

test("words look for a program, or for something else", () => {
	const looks = (message: string) => wantedFor(turnFor(question(message)).reading.words).looks;
	expect(looks("i love taking care of old people")).toBeGreaterThan(0.8);
	expect(looks("when are you open on saturday")).toBeLessThan(0.2);
});

describe("a school's own programs", () => {
	const massage = own("massage", "Massage", "Work with your hands on tired muscles", "Calm people");
	const dental = own(
		"dental",
		"Dental Assisting",
		"Hand the dentist the instruments",
		"Take pictures of teeth",
	);

	test("are recommended by the words of their texts", () => {
		expect(recommended("i would love to work with teeth", [massage, dental])).toEqual(["dental"]);
	});

	test("a delivered one that is rewritten is read as one of them", () => {
		const rewritten = catalog.map((course) =>
			course.slug === "ekg" ? { ...massage, id: course.id, slug: "ekg" } : course,
		);
		expect(deliveredCourses(knowledgeOf(question("", { catalog: rewritten })))).not.toContain(
			"ekg",
		);
	});

	test("one that is hidden leaves its share to the others", () => {
		const others = catalog.filter(({ slug }) => slug !== "phlebotomy");
		expect(recommended("i want to draw blood", others)[0]).toMatch(
			/patient-care|clinical-medical-assistant/,
		);
	});
});

test.each([
	"no puedo cargar por mi espalda, cual me conviene",
	"i have a bad knee, pick one where nobody makes me lift",
	"which job is ok with a hernia, i want no lifting",
])("what keeps somebody from lifting is refused, however it is told: %s", (message) => {
	const { intent, text } = ask(message);
	expect(intent).toBe("choose");
	expect(text).not.toMatch(/\((?:CNA|CHHA)\)|Patient Care|cuidado de pacientes/);
});
