import { expect, test } from "vitest";
import { isFragment } from "#assistant/admin/question-words.ts";

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
