import { beforeAll, describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { ids, lists } from "../lists.ts";

const app = theApp();

describe.each(lists)("$path", ({ path, add }) => {
	let all: number[];
	const read = (query = "") => app.asAdmin("GET", `${path}${query}`);

	beforeAll(async () => {
		all = [];
		for (let n = 0; n < 7; n++) {
			app.clock.advance(1000);
			all.unshift((await add(app)).id);
		}
	});

	test("is a plain array of every row, newest first, with a count", async () => {
		const response = await read();
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
		expect(ids(response)).toEqual(all);
		expect(response.headers.get("x-total-count")).toBe("7");
	});

	test("a row is the same as the record read alone", async () => {
		for (const row of (await read()).json) {
			expect((await read(`/${row.id}`)).json).toEqual(row);
		}
	});

	test.each([
		["?limit=3", 0, 3],
		["?limit=3&offset=3", 3, 6],
		["?limit=3&offset=6", 6, 7],
		["?limit=500", 0, 7],
		["?limit=1&offset=0", 0, 1],
		["?offset=5", 5, 7],
		["?limit=2&offset=7", 7, 7],
		["?limit=2&offset=999999999", 7, 7],
	])("%s returns its page and the total", async (query, start, end) => {
		const response = await read(query);
		expect(ids(response)).toEqual(all.slice(start, end));
		expect(response.headers.get("x-total-count")).toBe("7");
	});

	test.each([
		"limit=0",
		"limit=501",
		"limit=-1",
		"limit=ten",
		"limit=1.5",
		"limit=1e2",
		"limit=1,2",
		"limit=1&limit=2",
		"limit=%20",
		"offset=-1",
		"offset=x",
		"offset=99999999999",
		"sort=nothing",
		"sort=--id",
		"sort=createdAt,id",
		"sort=CreatedAt",
		"sort=version",
		"sort=searchText",
		"sort=id;drop table users",
		"courseId=0",
		"courseId=x",
		"courseId=1.5",
		"courseId=1,2",
		"from=yesterday",
		"from=2026-02-30",
		"from=2026-2-3",
		"from=2026-11-20T00:00:00Z",
		"to=2026-13-01",
		"to=20261120",
		`q=${"x".repeat(201)}`,
	])("an unknown value is 400: %s", async (query) => {
		const response = await read(`?${query}`);
		expect(response.status).toBe(400);
		expect(response.text.length).toBeGreaterThan(10);
		expect((await app.asAdmin("GET", `${path}.csv?${query}`)).status).toBe(400);
	});

	test.each(["nothing=1", "Limit=0", "page=2", "token=abc", "limit=", "sort=&from=&to=&q="])(
		"an unknown parameter and an empty one are ignored: %s",
		async (query) => {
			const response = await read(`?${query}`);
			expect(ids(response)).toEqual(all);
		},
	);

	test("rows stored at one moment keep one order, in both directions", async () => {
		const before = await read();
		for (let n = 0; n < 3; n++) await add(app);
		const down = ids(await read("?sort=-createdAt"));
		const up = ids(await read("?sort=createdAt"));
		expect(up).toEqual(down.toReversed());
		expect(down.slice(3)).toEqual(ids(before));
		expect(down.slice(0, 3)).toEqual(down.slice(0, 3).toSorted((a, b) => b - a));
	});

	test("pages of any size join into the whole list", async () => {
		const whole = ids(await read("?sort=email"));
		for (const limit of [1, 2, 4]) {
			const joined: number[] = [];
			for (let offset = 0; offset < whole.length; offset += limit) {
				joined.push(...ids(await read(`?sort=email&limit=${limit}&offset=${offset}`)));
			}
			expect(joined).toEqual(whole);
		}
	});
});

test("rows of registrations carry the title of their course", async () => {
	for (const row of (await app.asAdmin("GET", "/api/admin/registrations")).json) {
		expect(row.courseTitle).toBe("Certified Nursing Assistant (CNA)");
	}
});

test("isRead is rejected unless it is true or false", async () => {
	for (const value of ["1", "yes", "TRUE", "true,false"]) {
		expect((await app.asAdmin("GET", `/api/admin/contacts?isRead=${value}`)).status).toBe(400);
	}
});

test("status is rejected if one of its values is unknown", async () => {
	for (const value of ["done", "pending,done", "Pending", "pending,", "isRead"]) {
		const response = await app.asAdmin("GET", `/api/admin/registrations?status=${value}`);
		expect(`${value} ${response.status}`).toBe(`${value} 400`);
	}
});

test("users and courses have a count", async () => {
	for (const kind of ["users", "courses"]) {
		const { json, headers } = await app.asAdmin("GET", `/api/admin/${kind}`);
		expect(headers.get("x-total-count")).toBe(String(json.length));
	}
});
