import { beforeAll, expect, test } from "vitest";
import { searchTextOf } from "#database/search.server.ts";
import { cellsOf, theApp } from "../app.ts";
import { ids } from "../lists.ts";

const app = theApp();
const ROWS = 1234;

beforeAll(async () => {
	const rows = Array.from({ length: ROWS }, (_, n) => ({
		reference: `R-${100_000 + n}`,
		fullName: `Person ${n}`,
		email: `person${n}@mail.example`,
		phone: "732-555-0100",
		courseId: 1,
		courseTitle: "EKG",
		createdAt: app.clock.now.toISOString(),
		searchText: searchTextOf([`Person ${n}`], "732-555-0100"),
	}));
	for (let start = 0; start < ROWS; start += 500) {
		await app.db
			.insertInto("registrations")
			.values(rows.slice(start, start + 500))
			.execute();
	}
});

test("a list longer than one piece is whole and in order, as JSON and as CSV", async () => {
	const response = await app.asAdmin("GET", "/api/admin/registrations?sort=id");
	expect(ids(response)).toEqual(Array.from({ length: ROWS }, (_, n) => n + 1));
	expect(response.headers.get("x-total-count")).toBe(String(ROWS));
	const csv = await app.asAdmin("GET", "/api/admin/registrations.csv?sort=id");
	expect(
		cellsOf(csv.text)
			.slice(1)
			.map(([id]) => Number(id)),
	).toEqual(ids(response));
});

test("the largest page holds 500 rows", async () => {
	const response = await app.asAdmin("GET", "/api/admin/registrations?limit=500&offset=500");
	expect(response.json).toHaveLength(500);
	expect(response.headers.get("x-total-count")).toBe(String(ROWS));
});
