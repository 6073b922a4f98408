import { expect, test } from "vitest";
import { linesOf } from "#platform/text/blocks.ts";
import { namesInBraces } from "#platform/text/braces.ts";
import { slotIds, slotOf } from "#school/texts/slots.ts";
import { spanishSiteTexts } from "#school/texts/spanish.ts";

const ofAbout = slotIds.filter((id) => id.startsWith("about."));

test("every delivered text of the About page and every heading of it is there in Spanish", () => {
	const missing = ofAbout
		.map(slotOf)
		.flatMap(({ delivered, heading }) => [...linesOf(delivered), ...(heading ? [heading] : [])])
		.filter((line) => !spanishSiteTexts.get(line));
	expect(missing).toEqual([]);
});

test("a line in Spanish has the placeholders of the English one, and no sentence of more than 30 words", () => {
	expect(spanishSiteTexts.size).toBeGreaterThan(40);
	for (const [english, spanish] of spanishSiteTexts) {
		expect(namesInBraces(spanish).toSorted(), english).toEqual(namesInBraces(english).toSorted());
		const sentences = spanish.split(/(?<=[.?!:])\s+/);
		expect(Math.max(...sentences.map((sentence) => sentence.split(" ").length))).toBeLessThan(31);
	}
});
