import { expect, test } from "./site.ts";

const pages = [
	"/",
	"/register",
	"/about",
	"/contact",
	"/privacy-policy",
	"/courses/cna",
	"/courses/ekg",
];

/** The Flesch-Kincaid grade of a text: how many years of school it asks for. */
function grade(sentences: readonly string[]): number {
	const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z’']+/g) ?? []);
	const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
	return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
	const core = word
		.toLowerCase()
		.replace(/[^a-z]/g, "")
		.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, "");
	return Math.max(1, core.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

for (const path of pages) {
	test(`${path} asks for eight years of school or fewer`, async ({ page }) => {
		await page.goto(path);
		const blocks = await page
			.locator("main")
			.evaluate((main) =>
				[...main.querySelectorAll("p, li, h1, h2, h3, td, blockquote")]
					.filter((element) => !element.querySelector("p, li, td, h3"))
					.map((element) => element.textContent ?? ""),
			);
		const sentences = blocks
			.flatMap((block) => block.split(/(?<=[.?!:])\s+/))
			.filter((sentence) => (sentence.match(/[A-Za-z]+/g)?.length ?? 0) > 3);
		expect(grade(sentences)).toBeLessThanOrEqual(8);
	});
}
