import { beforeAll, describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { endpoints } from "../endpoints.ts";
import { ids, lists } from "../lists.ts";

const app = theApp();

// In 2026, daylight saving time in New York starts on March 8 and ends on November 1.
const moments = [
	"2026-03-08T04:59:59.999Z", // 7 March, the last moment
	"2026-03-08T05:00:00.000Z", // 8 March, the first
	"2026-03-09T03:59:59.999Z", // 8 March, the last: a day of 23 hours
	"2026-03-09T04:00:00.000Z", // 9 March
	"2026-11-01T03:59:59.999Z", // 31 October, the last
	"2026-11-01T04:00:00.000Z", // 1 November, the first
	"2026-11-02T04:59:59.999Z", // 1 November, the last: a day of 25 hours
	"2026-11-02T05:00:00.000Z", // 2 November
];

describe.each(lists)("$path", ({ path, add }) => {
	const numbers: number[] = [];
	const idsOf = async (query: string) => {
		const response = await app.asAdmin("GET", `${path}?sort=id&${query}`);
		expect(response.headers.get("x-total-count")).toBe(String(response.json.length));
		return ids(response).map((id) => numbers.indexOf(id));
	};

	beforeAll(async () => {
		for (const [index, moment] of moments.entries()) {
			app.clock.now = new Date(moment);
			numbers.push((await add(app, { courseId: 1 + (index % 3) })).id);
		}
	});

	test.each([
		["from=2026-03-08", [1, 2, 3, 4, 5, 6, 7]],
		["from=2026-03-08&to=2026-03-08", [1, 2]],
		["to=2026-03-07", [0]],
		["from=2026-03-09&to=2026-10-31", [3, 4]],
		["from=2026-11-01&to=2026-11-01", [5, 6]],
		["from=2026-11-02", [7]],
		["from=2026-11-03", []],
		["from=2026-11-02&to=2026-11-01", []],
		["from=0001-01-01&to=9999-12-31", [0, 1, 2, 3, 4, 5, 6, 7]],
	])("days are in New York time, inclusive, across DST changes: %s", async (query, expected) => {
		expect(await idsOf(query)).toEqual(expected);
	});

	test("courseId keeps one course's rows", async () => {
		expect(await idsOf("courseId=1")).toEqual([0, 3, 6]);
		expect(await idsOf("courseId=9")).toEqual([]);
	});

	test("filters together leave what matches all of them", async () => {
		expect(await idsOf("courseId=1&from=2026-03-08&to=2026-10-31")).toEqual([3]);
	});
});

test("status accepts one or several values, separated by commas or repeated", async () => {
	const path = "/api/admin/registrations";
	await app.asAdmin("PATCH", `${path}/1`, { body: { status: "accepted" } });
	await app.asAdmin("PATCH", `${path}/2`, { body: { status: "rejected" } });
	const idsOf = async (query: string) => ids(await app.asAdmin("GET", `${path}?sort=id&${query}`));
	expect(await idsOf("status=accepted")).toEqual([1]);
	expect(await idsOf("status=accepted,rejected")).toEqual([1, 2]);
	expect(await idsOf("status=accepted&status=rejected")).toEqual([1, 2]);
	expect(await idsOf("status=pending")).toEqual([3, 4, 5, 6, 7, 8]);
	expect(await idsOf("status=pending,accepted,rejected")).toHaveLength(8);
});

test("isRead keeps the read or the unread", async () => {
	const path = "/api/admin/contacts";
	await app.asAdmin("PATCH", `${path}/3`);
	const idsOf = async (query: string) => ids(await app.asAdmin("GET", `${path}?sort=id&${query}`));
	expect(await idsOf("isRead=true")).toEqual([3]);
	expect(await idsOf("isRead=false")).toEqual([1, 2, 4, 5, 6, 7, 8]);
});

const parameters = endpoints
	.filter(({ method, path }) => method === "GET" && path.startsWith("/api/admin/"))
	.flatMap(({ path, query }) =>
		Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).map((name) => ({
			path: path.replace("{id}", "1"),
			name,
		})),
	)
	// It is a stream, and never ends.
	.filter(({ path }) => path !== "/api/admin/events");

test.each(parameters)("a NUL in $name of $path is no failure of ours", async ({ path, name }) => {
	const { status } = await app.asAdmin("GET", `${path}?${name}=%00a`);
	expect(status).toBeLessThan(500);
});
