import { expect, test } from "vitest";
import { stepsOf } from "#intake/registrations/applicant/steps.ts";
import { programs } from "#school/profile/programs/index.ts";

test("the steps are the list below their heading", () => {
	expect(stepsOf("You learn:\n\n- A\n\nThe steps in New Jersey:\n\n- One\n- Two\n\nThen.")).toEqual(
		["One", "Two"],
	);
});

test.each([
	["no heading", "You learn:\n\n- A"],
	["no list below it", "The steps in New Jersey:\n\nAsk us."],
	["nothing below it", "The steps in New Jersey:"],
	["a sentence that begins like it", "The steps are many.\n\n- One"],
])("a description with %s has no steps", (_, description) => {
	expect(stepsOf(description)).toEqual([]);
});

test("of the delivered programs, those with a registry of the state have steps", () => {
	const withSteps = programs.filter(({ description }) => stepsOf(description).length > 2);
	expect(withSteps.map(({ slug }) => slug)).toEqual(["cna", "chha"]);
});
