import { expect, test } from "vitest";
import { ask, fact, facts } from "../../../test/chat/visitor.ts";

const brought = fact("requirements", null, "Bring a photo ID and your shot record.");
const plan = fact("payment_plan", null, "You can pay in four monthly parts.");
const said = (message: string) => ask(message, [], { facts: [...facts, brought, plan] }).text;

test("shots are answered by what one brings to start, where nothing else is stated of them", () => {
	expect(said("which vaccines do I need")).toMatch(/^Bring a photo ID.*office/);
	expect(said("¿qué vacunas me piden?")).toContain("shot record");
	expect(said("I have hepatitis, can I still work with patients")).not.toContain("shot record");
	const alone = ask("which vaccines do I need", [], { facts: [...facts, plan] }).text;
	expect(alone).not.toContain("shot record");
});

test("whether cash or a card is taken is not answered by a plan", () => {
	expect(said("can I pay in cash")).toMatch(
		/four monthly parts\. How you can pay, such as in cash or by card, is not/,
	);
	expect(said("can I pay in parts")).not.toContain("cash");
	const cash = fact("payment_plan", null, "We take cash and cards.");
	expect(ask("can I pay in cash", [], { facts: [...facts, cash] }).text).not.toContain(
		"not on our website",
	);
});

test("no age limit is named only where every fact on age states the least one alone", () => {
	const says = (answer: string, question = "is there an age limit", course: string | null = null) =>
		ask(question, [], { facts: [fact("age", course, answer)] }).text;
	expect(says("You must be 18 or older.")).toContain("no upper age limit");
	for (const answer of [
		"Students from 16 to 60 years.",
		"18 years or older; the state does not certify people above seventy.",
		"16 or older; we have an upper limit, ask us.",
	])
		expect(says(answer)).not.toContain("no upper age limit");
	expect(says("Students from 16 to 60 years.", "is there an age limit", "cna")).not.toContain(
		"no upper age limit",
	);
	expect(says("You must be 18 or older.", "my older sister is 17, can she come")).not.toContain(
		"no upper age limit",
	);
});
