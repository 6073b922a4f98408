import { expect, test } from "vitest";
import { costInWords } from "#school/classes/cost.ts";

test.each([
	["Books", "books"],
	["Exam fee", "exam fee"],
	["Útiles de clase", "útiles de clase"],
	["CPR card", "CPR card"],
	["Prometric exam", "Prometric exam"],
	["Booksmart app", "Booksmart app"],
])("the fee %s is %s inside a sentence", (name, said) => {
	const cost = { tuition: 110_000, fees: [{ name, amount: 15_000 }], total: 125_000 };
	expect(costInWords(cost, { total: "in all", tuition: "tuition" })).toBe(
		`$1,250 in all (tuition $1,100, ${said} $150)`,
	);
});
