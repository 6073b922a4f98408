import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#platform/api/query-client.ts";
import { refreshKinds } from "#platform/api/refresh.ts";
import { knownCourses, loadCourses } from "#school/courses/loading.ts";
import { loadPageFacts } from "#school/facts/loading.ts";

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
