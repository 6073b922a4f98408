import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followedIn } from "#office/live-updates/admin/followers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what three messages about one change refresh is fetched once, and again after the next change", async () => {
	const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
	const fetched = vi.fn(async () => []);
	const options = { queryKey: ["people", "one", 7], queryFn: fetched };
	const stop = new QueryObserver(queries, options).subscribe(() => {});
	await vi.runAllTimersAsync();
	expect(fetched).toHaveBeenCalledTimes(1);
	const follow = followedIn(queries);
	for (const times of [2, 3]) {
		for (const kind of ["registration", "contact", "person"] as const) {
			follow(kind, false);
			await vi.advanceTimersByTimeAsync(1);
		}
		await vi.advanceTimersByTimeAsync(1000);
		expect(fetched).toHaveBeenCalledTimes(times);
	}
	stop();
	queries.clear();
});
