import { expect, test } from "vitest";
import { wordsOf } from "#assistant/engine/normalize.ts";
import { passagesOf } from "#assistant/engine/passages.ts";
import { PassageIndex } from "#assistant/engine/retrieval.ts";
import { spanishFor } from "#assistant/engine/spanish-slices.ts";
import { question as asked } from "../../../test/chat/visitor.ts";

const index = new PassageIndex(passagesOf({ ...asked(""), facts: [] }), spanishFor());

/** The text of the passage that answers best, and how much of the question it holds. */
function best(course: string, question: string) {
	const [match] = index
		.search(wordsOf(question), (passage) => passage.course === course)
		.sort((a, b) => b.coverage - a.coverage);
	return { text: match?.passage.text ?? "", coverage: match?.coverage ?? 0 };
}

test("a question in everyday words finds the sentence that answers it", () => {
	expect(best("chha", "do i cook dinner for them").text).toMatch(/^Cook meals/);
	expect(best("phlebotomy", "who gets rid of the used sharps").text).toMatch(/^Throw needles away/);
});

test("a question in Spanish finds the English sentence", () => {
	expect(best("chha", "tengo que limpiar el cuarto del cliente").text).toMatch(/^Cook meals/);
	expect(best("cpr", "que hago si alguien se atraganta").text).toMatch(/choking/);
});

test("a sentence that goes on from the one before it is found by what that one says", () => {
	expect(best("cpr", "does bls add teamwork and a mask").text).toMatch(/^It adds teamwork/);
});

test("an evening is not the word even", () => {
	expect(best("cna", "evenings?").text).toMatch(/in the evening/);
	expect(best("cna", "even?").coverage).toBe(0);
});

test("a word that no text holds is covered by nothing", () => {
	expect(best("ekg", "do you have lockers")).toEqual({ text: "", coverage: 0 });
});
