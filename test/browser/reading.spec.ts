import { readingGrade } from "../reading.ts";
import { expect, test } from "./site.ts";
import { publicPages, servedDocument } from "./visitor.ts";

/** Returns a page's text by block: sentences and lists, without labels and names. */
const texts = (document: Document) => {
	const blocks = [...document.querySelectorAll("main :is(p, li, dd, td, blockquote, h1, h2, h3)")];
	return blocks
		.filter((block) => !block.querySelector("p, li, h2, h3") && !block.closest("[aria-hidden]"))
		.map((block) => (block.textContent ?? "").replace(/\s+/g, " ").trim())
		.filter((text) => text.split(" ").length > 3);
};

test("every public page reads at grade 8 or lower, and no sentence has more than 30 words", async ({
	page,
	site,
}) => {
	const courses = (await (await fetch(`${site.url}/api/courses`)).json()) as { slug: string }[];
	const pages = [...publicPages, ...courses.map(({ slug }) => `/courses/${slug}`)];
	for (const path of pages) {
		const { served } = await servedDocument(page, path);
		const read = await served.evaluate(texts);
		expect(read.length, path).toBeGreaterThan(5);
		expect(readingGrade(read), path).toBeLessThanOrEqual(8);
		const sentences = read.flatMap((text) => text.split(/(?<=[.?!:])\s+/));
		expect(
			sentences.filter((sentence) => sentence.split(" ").length > 30),
			path,
		).toEqual([]);
	}
});
