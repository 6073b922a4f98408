import { expect, test } from "vitest";
import { linesOf } from "#platform/text/blocks.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { programLinks, programNames } from "#school/profile/navigation.ts";
import { testimonials } from "#school/profile/testimonials.ts";
import { deliveredSpanish } from "#school/texts/delivered-spanish.ts";
import { slotIds, slots } from "#school/texts/slots.ts";
import { programNamesInSpanish } from "#school/translations/program-names-in-spanish.ts";
import { speaking } from "#ui/words.ts";

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test("every delivered text of the home page and of program pages has its Spanish, with the same placeholders", () => {
	const shown = slotIds.filter((id) => /^(home|course)\./.test(id));
	expect(shown).toHaveLength(14);
	for (const line of shown.flatMap((id) => linesOf(slots[id].delivered))) {
		const spanish = deliveredSpanish(line) ?? "";
		expect(spanish, line).not.toBe("");
		expect(placeholdersIn(spanish), line).toEqual(placeholdersIn(line));
	}
});

test("every delivered question and sample quote has its Spanish", () => {
	const lines = [
		...frequentQuestions.map(({ question }) => question),
		...testimonials.flatMap(({ text, title }) => [text, title]),
	];
	for (const line of lines) expect(deliveredSpanish(line), line).toBeTruthy();
});

test("every program of the menu has a Spanish name, and a short one for the footer", () => {
	const names = programNames.of([{ handle: speaking(programNamesInSpanish) }]);
	for (const program of programLinks) {
		expect(names.title(program)).toBe(deliveredSpanish(program.title));
		expect(names.title(program)).not.toBe(program.title);
		expect(names.short(program).length).toBeLessThanOrEqual(names.title(program).length);
	}
});
