import { expect, test } from "vitest";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { knowledgeOf } from "#assistant/engine/published.ts";
import { read, shareOf } from "#assistant/engine/reading.ts";
import { question } from "../../../test/chat/visitor.ts";

const knowledge = knowledgeOf(question(""));
const reading = (message: string) => read(message, knowledge, undefined);

test.each([
	["how much is cna", "en"],
	["¿cuánto cuesta?", "es"],
	["cuanto cuesta el curso", "es"],
	["me da miedo empezar otra vez", "es"],
	["is there a class at night", "en"],
])("the language of a message is read from its words: %s", (message, language) => {
	expect(reading(message).language).toBe(language);
});

test("a greeting is left out where it would hide what is asked after it", () => {
	const { guesses, language } = reading("hola buenas tardes cuanto cuesta el curso");
	expect(guesses[0]).toMatchObject({ label: "price" });
	expect(language).toBe("es");
	expect(reading("good afternoon").guesses[0]).toMatchObject({ label: "greeting" });
});

test("a slip that many make is still one", () => {
	expect(reading("the medical asistant class").mentions.courses).toEqual([
		"clinical-medical-assistant",
	]);
});

test("a message without a language of its own keeps the one before", () => {
	expect(read("cna", knowledge, "es").language).toBe("es");
	expect(read("cna", knowledge, "en").language).toBe("en");
});

test("courses are named by title, by usual and by other names, also misspelled", () => {
	for (const [message, slugs] of [
		["phlebotomy or ekg?", ["phlebotomy", "ekg"]],
		["the C.N.A. class", ["cna"]],
		["flebotomía", ["phlebotomy"]],
		["phlebotemy class", ["phlebotomy"]],
		["auxiliar de enfermería", ["cna"]],
		["billing and coding", ["medical-billing"]],
		["is the blood drawing class full", ["phlebotomy"]],
		["cuanto dura el curso de sacar sangre", ["phlebotomy"]],
		["quiero sacar sangre y hacer electros", []],
		["el de asistente de pacientes", ["patient-care"]],
		["parking", []],
	] as const)
		expect(reading(message).mentions.courses, message).toEqual(slugs);
});

test("each clause asks for something of its own", () => {
	const message = reading("how much is ekg. where are you?");
	expect(message.clauses).toHaveLength(2);
	expect(shareOf(message, "price")).toBeGreaterThan(0.5);
	expect(shareOf(message, "location")).toBeGreaterThan(0.5);
});

test("days and clock times are read", () => {
	expect(reading("are you open on friday at 4pm")).toMatchObject({
		days: [{ weekday: 5 }],
		clock: 16 * 60,
	});
	expect(reading("¿abren mañana?").days).toEqual([{ offset: 1 }]);
	expect(reading("por la mañana").days).toEqual([]);
});

test("a name and a number are read, a number alone without a name", () => {
	expect(reading("my name is ana, 732-555-0171").contact).toEqual({ name: "Ana" });
	expect(reading("732 555 0171").contact).toEqual({ name: undefined });
	expect(reading("how much is cna").contact).toBeUndefined();
});

test("a correction leaves out what the visitor takes back", () => {
	const corrected = reading("no i mean the ekg class");
	expect(corrected.isCorrection).toBe(true);
	expect(corrected.mentions.courses).toEqual(["ekg"]);
	expect(reading("how much is cna").isCorrection).toBe(false);
});

test("a script that cannot be read is told", () => {
	expect(reading("你好,课程多少钱").isForeign).toBe(true);
	expect(reading("¿cuánto?").isForeign).toBe(false);
});

test("an hour in digits is told from an amount by what stands around it", () => {
	expect(wordsOf("I get off work at 430")).toContain("4h30");
	expect(wordsOf("trabajo hasta a las 1015")).toContain("10h15");
	for (const amount of ["until 900 dollars", "it starts at 1100", "room 430", "until 2030"])
		expect(wordsOf(amount).join(" ")).not.toMatch(/\dh\d/);
});

test("a height is no number to call", () => {
	expect(wordsOf("i'm 5'2")).toEqual(["i", "am", "5", "feet", "2"]);
	expect(wordsOf("mi hija mide 4’11”")).toContain("feet");
});
