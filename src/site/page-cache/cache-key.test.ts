import { expect, test } from "vitest";
import { pageCacheKey } from "#site/page-cache/cache-key.server.ts";
import { endpoints } from "../../../test/endpoints.ts";

/** The privacy policy alone asks for them. */
const perRequest = ["/api/texts/days", "/api/retention"];

test("every answer that is the same for everybody is kept in memory", () => {
	const common = endpoints.filter(
		({ method, access, path, query, shows }) =>
			method === "GET" && access === "anyone" && shows && !query && !path.includes("{"),
	);
	expect(common.length).toBeGreaterThan(4);
	const unkept = common.filter(
		({ path }) => pageCacheKey(path, new URLSearchParams(), new Set()) === null,
	);
	expect(unkept.map(({ path }) => path)).toEqual(perRequest);
});
