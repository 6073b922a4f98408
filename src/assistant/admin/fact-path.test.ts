import { expect, test } from "vitest";
import { statedFactPath } from "#assistant/admin/fact-path.ts";
import type { AdminFact } from "#school/facts/contract.ts";

const priceOfCna = { intent: "price", courseId: 2, question: "What does the CNA training cost?" };
const aFact = (change: Partial<AdminFact>) =>
	({ id: 7, topic: "price", courseId: 2, validUntil: null, ...change }) as AdminFact;

test("the form of a new fact is filled in with topic, course and question", () => {
	expect(statedFactPath(priceOfCna, [])).toBe(
		"/admin/facts/new?topic=price&course=2&question=What+does+the+CNA+training+cost%3F",
	);
	expect(
		statedFactPath(
			{ intent: "fallback", courseId: null, question: "Can I bring my parrot Coco?" },
			[],
		),
	).toBe("/admin/facts/new?topic=other&question=Can+I+bring+my+parrot+Coco%3F");
});

test("a fragment is not offered as the wording", () => {
	expect(statedFactPath({ ...priceOfCna, question: "and for cna?" }, [])).toBe(
		"/admin/facts/new?topic=price&course=2",
	);
});

test("a topic that is stated opens its fact; another course’s, an expired or another one does not", () => {
	expect(statedFactPath(priceOfCna, [aFact({})])).toBe("/admin/facts/7");
	const others = [
		aFact({ courseId: 3 }),
		aFact({ courseId: null }),
		aFact({ validUntil: "2020-01-01" }),
		aFact({ topic: "aid" }),
	];
	expect(statedFactPath(priceOfCna, others)).toBe(statedFactPath(priceOfCna, []));
	const other = { ...priceOfCna, intent: "other" };
	expect(statedFactPath(other, [aFact({ topic: "other" })])).toBe(statedFactPath(other, []));
});
