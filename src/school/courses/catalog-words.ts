import { defineWords } from "#ui/words.ts";

/** What introduces the page with all programs. */
export const catalogWords = defineWords("catalog", {
	title: "Program Catalog",
	description:
		"All our programs on one page to read or print: what you learn, prices, dates and times of classes as far as they are set.",
	heading: "Program catalog",
	lead: "All our programs on one page, with prices and classes as far as they are set today. Print it, or save it as a PDF.",
});
