import { expect, test } from "vitest";
import { ALIKE, isFragment, likeness, SAME, stemsOf } from "#assistant/admin/question-words.ts";

test.each([
	"and ekg?",
	"And for the evening phlebotomy classes?",
	"¿Y el curso de flebotomía por la noche?",
	"how much?",
	"the second one",
	"What about weekend parking permits?",
	"no, the morning class please, downtown",
	"¿cuánto cuesta?",
	"?!",
	"",
])("“%s” means something only in its conversation", (question) => {
	expect(isFragment(question)).toBe(true);
});

test.each([
	"How often do I renew the CNA certificate?",
	"Can I bring my parrot Coco?",
	"¿Puedo llevar tatuajes y uñas largas?",
	"Android tablets allowed in class?",
	"Nobody answered the phone yesterday",
])("“%s” means the same to anyone", (question) => {
	expect(isFragment(question)).toBe(false);
});

test("wordings of one question are alike, other questions are not", () => {
	const alike = (a: string, b: string) => likeness(stemsOf(a), stemsOf(b));
	expect(alike("Can I bring my parrot?", "can i bring my Parrots")).toBe(1);
	expect(alike("Can I bring my parrot Coco?", "May I bring a parrot called Coco?")).toBeGreaterThan(
		SAME,
	);
	expect(alike("Can I bring my parrot?", "Is parking free?")).toBeLessThan(ALIKE);
	expect(alike("", "")).toBe(0);
});
