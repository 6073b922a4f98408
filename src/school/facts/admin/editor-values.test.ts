import { expect, test } from "vitest";
import { asRead, bodyOf, newFact } from "#school/facts/admin/editor-values.ts";

test("the preview says a changed answer in English until its Spanish is confirmed", () => {
	const written = (text: string) => ({ text, of: "Before." });
	const values = {
		...newFact(new URLSearchParams("topic=price")),
		...{ answer: "After.", spanish: written("Antes."), spanishQuestion: written("¿Cuánto?") },
	};
	const shown = bodyOf(asRead(values, ["answer"]));
	expect([shown.answer, shown.spanish, shown.spanishQuestion]).toEqual([
		"After.",
		null,
		"¿Cuánto?",
	]);
	expect(bodyOf(asRead(values, ["answer", "spanish"])).spanish).toBe("Antes.");
	expect(bodyOf(asRead(values, ["question"])).spanishQuestion).toBeNull();
});
