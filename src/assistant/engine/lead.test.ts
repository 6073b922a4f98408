import { expect, test } from "vitest";
import { ask, catalog } from "../../../test/chat/visitor.ts";

/** A course whose sentences and items say yes, no, perhaps, or say something near. */
const dialysis = {
	id: 90,
	slug: "dialysis",
	title: "Dialysis Technician",
	summary: "Look after people while a machine filters for them.",
	description: `
Dialysis technicians work in clinics, hospitals and prisons. Repairing kidneys by surgery is a different job. Technicians do not adjust a prescription. Some clinics hire veterans. Employers require weekend shifts.

What you will do at work:

- Clean the tubing between two patients
- Lock the cabinet after the last of the people has gone home, and never before
- Weigh trucks if the supervisor asks
- Draw blood from the line

The steps:

- Pass a hearing test
`.trim(),
	otherNames: ["diálisis"],
};
const leadOf = (message: string): string =>
	/^(?:Yes|No|It depends|Sí|Depende)\./.exec(
		ask(message, ["tell me about dialysis technician"], { catalog: [...catalog, dialysis] }).text,
	)?.[0] ?? "none";

test.each([
	["an item of the work", "do they clean the tubing", "Yes."],
	["a place of work", "do they work in prisons", "Yes."],
	["a step", "is there a hearing test", "Yes."],
	["a negation near to it", "do they adjust a prescription", "No."],
	["another job", "do they repair kidneys by surgery", "No."],
	["what only some do", "do clinics hire veterans", "It depends."],
	["a question that is turned around", "is cleaning the tubing optional", "none"],
	["a question that asks for no yes or no", "what tubing do they clean", "none"],
	["a negation far from it", "do they lock the cabinet", "none"],
	["a condition", "do they weigh trucks", "none"],
	["less than half of the question", "do they adjust beds, lamps and curtains", "none"],
	["a qualification of something else", "do employers pay for uniforms and lunches", "none"],
])("the first word of an answer that has %s: %s", (_, message, lead) => {
	expect(leadOf(message)).toBe(lead);
});
