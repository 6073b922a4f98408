import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_REFERENCE } from "#school/profile/sample-reference.ts";
import { Sentence } from "#school/profile/sentence.tsx";

const shown = (text: string, other?: string) =>
	renderToStaticMarkup(createElement(Sentence, { text, other }));

test("bold words and names are shown as what they stand for, the rest as it is", () => {
	expect(shown("We keep **only this**, as in {reference}.")).toBe(
		`We keep <b>only this</b>, as in <span class="num">${SAMPLE_REFERENCE}</span>.`,
	);
	expect(shown("Also in {other}.", "español")).toBe("Also in español.");
});

test("a name that stands for nothing stays readable, as do marks that are not closed", () => {
	expect(shown("A {stranger} and **half")).toBe("A {stranger} and **half");
});
