import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#platform/api/query-client.ts";
import { refreshKinds } from "#platform/api/refresh.ts";
import { knownCourses, loadCourses } from "#school/courses/loading.ts";
import { loadPageFacts } from "#school/facts/loading.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";

afterEach(() => {
	queryClient.clear();
	vi.unstubAllGlobals();
});

test("a public page loads courses and facts once, and again after this browser has changed them", async () => {
	const fetched = vi.fn(async (_path: string) => Response.json([]));
	vi.stubGlobal("fetch", fetched);
	for (const times of [1, 2]) {
		expect(knownCourses()).toBeUndefined();
		for (const _ of ["first", "second"]) await Promise.all([loadCourses(), loadPageFacts()]);
		expect(knownCourses()).toEqual([]);
		expect(fetched).toHaveBeenCalledTimes(2 * times);
		refreshKinds(["course", "fact"]);
	}
});

test("facts are Spanish for a Spanish page", async () => {
	vi.stubGlobal("fetch", async () => Response.json([price]));
	expect(await loadPageFacts("es")).toMatchObject([
		{ label: "Precio y matrícula", answer: "Desde $900." },
	]);
	expect(await loadPageFacts()).toMatchObject([
		{ label: "Prices and tuition", answer: "From $900." },
	]);
});

const price: PublicFact = {
	id: 1,
	topic: "price",
	courseId: 2,
	question: null,
	answer: "From $900.",
	spanish: "Desde $900.",
	source: null,
	validUntil: null,
	onHomePage: false,
	approvedAt: null,
	updatedAt: "2026-11-20T15:00:00.000Z",
};
