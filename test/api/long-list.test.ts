import { beforeAll, expect, test } from "vitest";
import { searchTextOf } from "#platform/database/search.server.ts";
import { cellsOf, signedInUser, theApp } from "../app.ts";
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
	for (let start = 0; start < ROWS; start += 100) {
		await app.db
			.insertInto("registrations")
			.values(rows.slice(start, start + 100))
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

test.each([
	["/api/admin/registrations", ROWS],
	["/api/admin/registrations?q=person&sort=id", ROWS],
	["/api/admin/registrations?limit=201", 201],
	["/api/admin/registrations.csv?limit=3", 3],
])("an answer of %s is logged as an export of the rows that were delivered", async (path, rows) => {
	const { status } = await app.asAdmin("GET", path);
	expect(status).toBe(200);
	const [entry] = await exportsOf("dana");
	expect(entry).toMatchObject({
		kind: "registration",
		label: path.includes(".csv") ? "Registrations as CSV" : "Registrations as JSON",
		after: { rows },
	});
});

test("who may only read and reads more than 200 rows at once is logged, and no page or count is", async () => {
	const { token, username } = await signedInUser(app, {
		username: "vera",
		isAdmin: true,
		role: "viewer",
	});
	const read = async (path: string) => {
		expect((await app.call("GET", `/api/admin/${path}`, { token })).status).toBe(200);
		return exportsOf(username);
	};
	expect(await read("registrations?limit=200")).toEqual([]);
	expect(await read("registrations?limit=50&offset=50")).toEqual([]);
	expect(await read("registrations?limit=500&offset=1100")).toEqual([]);
	expect(await read("registrations/count")).toEqual([]);
	expect(await read("contacts")).toEqual([]);
	await app.call("HEAD", "/api/admin/registrations", { token });
	expect(await exportsOf(username)).toEqual([]);
	expect(await read("registrations?status=pending")).toMatchObject([
		{ username, label: "Registrations as JSON", after: { rows: ROWS, status: ["pending"] } },
	]);
});

async function exportsOf(username: string) {
	return (await app.asAdmin("GET", `/api/admin/activity?action=exported&username=${username}`))
		.json;
}
