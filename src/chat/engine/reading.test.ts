import { expect, test } from "vitest";
import { ask, catalog } from "../../../test/chat/visitor.ts";
import { Classifier } from "./classifier.ts";
import { knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { wordsOf } from "./normalize.ts";

const spelling = knowledgeOf({ catalog, faq: [], aliases: {} }).spelling;

test("dotted acronyms, accents, contractions and texting words are read as one", () => {
	expect(wordsOf("C.N.A. class, wat's ur número?")).toEqual([
		"cna",
		"class",
		"what",
		"is",
		"your",
		"numero",
	]);
});

test.each([
	["phlebotmy", "phlebotomy"],
	["pharmcy", "pharmacy"],
	["certifcate", "certificate"],
	["scedule", "schedule"],
	["enfermria", "enfermeria"],
])("a slip is corrected: %s", (typed, meant) => {
	expect(spelling.correct(typed)).toBe(meant);
});

test.each(["describe", "radiology", "numb", "cuidado", "course", "sesame", "veterinary"])(
	"a good word is left alone: %s",
	(word) => {
		expect(spelling.correct(word)).toBe(word);
	},
);

test("one shared word does not switch the language", () => {
	expect(languageOf("nite clases?", ["night", "clases"], undefined)).toBe("en");
	expect(languageOf("¿Hay clases?", ["hay", "clases"], "en")).toBe("es");
});

test.each([
	["nursing assistant", "cna"],
	["HHA", "chha"],
	["draw blood", "phlebotomy"],
	["ecg", "ekg"],
	["pct", "patient-care"],
	["drugstore", "pharmacy"],
	["coding", "medical-billing"],
	["BLS", "cpr"],
	["CCMA", "clinical-medical-assistant"],
	["auxiliar de enfermería", "cna"],
	["primeros auxilios", "cpr"],
])("%s names %s", (name, slug) => {
	expect(ask(`tell me about ${name}`).programmes).toEqual([slug]);
});

test("a message in another script gets both languages and a person", () => {
	const a = ask("क्या आप अंग्रेजी पढ़ाते हैं");
	expect(a.intent).toBe("foreign_language");
	expect(a.text).toContain("/contact");
});

test.each([
	["is it all taught in a real classroom or can I watch from my sofa", "online"],
	["quien me va a dar las clases", "instructors"],
])("words that no phrase knows are understood by likeness: %s", (message, intent) => {
	expect(ask(message).intent).toBe(intent);
});

test("the second opinion is the same every time it is trained", () => {
	const samples = [
		{ words: ["how", "much"], label: "price" },
		{ words: ["how", "long"], label: "duration" },
		{ words: ["what", "does", "it", "cost"], label: "price" },
	];
	const learn = () => {
		const steps = Classifier.learning(samples);
		for (;;) {
			const { done, value } = steps.next();
			if (done) return value;
		}
	};
	const [a, b] = [learn(), learn()];
	expect(a.guess(["how", "much", "is", "it"])).toEqual(b.guess(["how", "much", "is", "it"]));
	expect(a.guess(["how", "much", "is", "it"])[0]?.label).toBe("price");
});
