import { expect, test } from "vitest";
import { cellsOf, theApp } from "../../../test/app.ts";
import { aRegistration } from "../../../test/factories.ts";

const app = theApp();

async function registered(change?: Record<string, unknown>) {
	const { json } = await app.call("POST", "/api/register", { body: aRegistration(change) });
	return json as { id: number; reference: string; fullName: string };
}
const bulk = (records: object[]) =>
	app.asAdmin("POST", "/api/admin/registrations/bulk", { body: { records } });
const registrationAt = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
const listed = async (query = "") =>
	(await app.asAdmin("GET", `/api/admin/registrations${query}`)).json.map(
		({ id }: { id: number }) => id,
	);
const history = (id: number) =>
	app.db
		.selectFrom("activity")
		.selectAll()
		.where("kind", "=", "registration")
		.where("recordId", "=", String(id))
		.orderBy("id")
		.execute();

test("a bulk change sets statuses and returns the former ones, and the same call undoes it", async () => {
	const [a, b, c] = [await registered(), await registered(), await registered()];
	await app.asAdmin("PATCH", `/api/admin/registrations/${b.id}`, { body: { status: "rejected" } });
	const act = await bulk([a, b, c].map(({ id }) => ({ id, status: "accepted" })));
	expect(act.status).toBe(200);
	expect(act.json).toEqual({
		changed: [
			{ id: a.id, version: 2, before: state("pending"), after: state("accepted") },
			{ id: b.id, version: 3, before: state("rejected"), after: state("accepted") },
			{ id: c.id, version: 2, before: state("pending"), after: state("accepted") },
		],
		refused: [],
	});
	for (const { id } of [a, b, c])
		expect(await registrationAt(id)).toMatchObject({ status: "accepted" });

	const undone = await bulk(
		act.json.changed.map(({ id, version, before }: Changed) => ({ id, version, ...before })),
	);
	expect(undone.json.refused).toEqual([]);
	expect(await registrationAt(a.id)).toMatchObject({ status: "pending", version: 3 });
	expect(await registrationAt(b.id)).toMatchObject({ status: "rejected", version: 4 });
});

test("each record of a bulk act has its own line in the activity log", async () => {
	const [a, b] = [await registered(), await registered()];
	await bulk([
		{ id: a.id, status: "accepted" },
		{ id: b.id, archived: true },
	]);
	expect((await history(a.id)).at(-1)).toMatchObject({
		username: "dana",
		address: "203.0.113.7",
		action: "changed",
		label: `${a.reference} ${a.fullName}`,
		before: '{"status":"pending"}',
		after: '{"status":"accepted"}',
	});
	expect((await history(b.id)).at(-1)).toMatchObject({ action: "archived" });
});

test("a bulk change skips records that changed or were deleted, and changes the rest", async () => {
	const [a, b] = [await registered(), await registered()];
	await app.asAdmin("PATCH", `/api/admin/registrations/${a.id}`, { body: { status: "rejected" } });
	const act = await bulk([
		{ id: a.id, version: 1, status: "accepted" },
		{ id: b.id, version: 1, status: "accepted" },
		{ id: 999_999, status: "accepted" },
	]);
	expect(act.json.changed).toMatchObject([{ id: b.id, version: 2 }]);
	expect(act.json.refused).toEqual([
		{
			id: a.id,
			reason: "stale",
			detail: "Someone else changed this record after you opened it. Refresh and try again.",
		},
		{ id: 999_999, reason: "missing", detail: "Registration not found." },
	]);
	expect(await registrationAt(a.id)).toMatchObject({ status: "rejected", version: 2 });
});

test("a record that already has the requested values keeps its version and its history", async () => {
	const { id } = await registered();
	const before = await history(id);
	const act = await bulk([{ id, status: "pending" }]);
	expect(act.json.changed).toEqual([
		{ id, version: 1, before: state("pending"), after: state("pending") },
	]);
	expect(await history(id)).toEqual(before);
});

test.each([
	[[], "Select at least one record"],
	[[{ id: 1 }, { id: 1 }], "A record is listed twice"],
	[[{ id: 1, status: "maybe" }], "Invalid input: records.0.status"],
	[[{ id: "1" }], "Invalid input: records.0.id"],
])("an invalid bulk change is rejected: %j", async (records, detail) => {
	const response = await bulk(records);
	expect(response.status).toBe(400);
	expect(response.text).toMatch(detail);
});

test("archived records leave the list, the counts and the dashboard, and are in the archive", async () => {
	const { id } = await registered();
	const before = (await app.asAdmin("GET", "/api/admin/dashboard")).json;
	const total = Number(
		(await app.asAdmin("GET", "/api/admin/registrations?limit=1")).headers.get("x-total-count"),
	);
	await bulk([{ id, archived: true }]);
	expect(await listed()).not.toContain(id);
	expect(await listed("?archived=true")).toContain(id);
	expect((await app.asAdmin("GET", "/api/admin/registrations/count")).json).toEqual({
		total: total - 1,
	});
	expect((await app.asAdmin("GET", "/api/admin/dashboard")).json).toMatchObject({
		totalRegistrations: before.totalRegistrations - 1,
		pendingRegistrations: before.pendingRegistrations - 1,
	});
	expect(await registrationAt(id)).toMatchObject({ archived: true });

	await bulk([{ id, archived: false }]);
	expect(await listed()).toContain(id);
	expect((await history(id)).map(({ action }) => action).slice(-2)).toEqual([
		"archived",
		"restored",
	]);
});

test("the number of a view is counted with the filters of the list", async () => {
	const { id } = await registered({ courseId: 7, fullName: "Zofia Unterwegs" });
	const count = async (query: string) =>
		(await app.asAdmin("GET", `/api/admin/registrations/count?${query}`)).json.total;
	expect(await count("courseId=7&q=zofia")).toBe(1);
	expect(await count("courseId=7&q=zofia&status=accepted")).toBe(0);
	expect(await count(`ids=${id},999999`)).toBe(1);
});

test("a selection is exported by its numbers, and nothing else is", async () => {
	const [a, , c] = [await registered(), await registered(), await registered()];
	const response = await app.asAdmin("GET", `/api/admin/registrations.csv?ids=${a.id},${c.id}`);
	const [, ...rows] = cellsOf(response.text);
	expect(rows.map(([id]) => Number(id))).toEqual([c.id, a.id]);
});

test.each(["ids=0", "ids=1,x", "ids=1;2", "archived=yes"])(
	"%s is no filter: 400",
	async (query) => {
		expect((await app.asAdmin("GET", `/api/admin/registrations?${query}`)).status).toBe(400);
	},
);

test("erasing is final: the row and the personal data in the log are deleted", async () => {
	const sent = aRegistration({ fullName: "Erased Person" });
	const headers = { "idempotency-key": "erase-me" };
	const { json } = await app.call("POST", "/api/register", { body: sent, headers });
	await app.asAdmin("PATCH", `/api/admin/registrations/${json.id}`, {
		body: { status: "accepted", fullName: "Erased Person Again" },
	});
	await bulk([{ id: json.id, archived: true }]);

	const response = await app.asAdmin("DELETE", `/api/admin/registrations/${json.id}`);
	expect(response.status).toBe(204);
	expect((await app.asAdmin("GET", `/api/admin/registrations/${json.id}`)).status).toBe(404);
	const left = await Promise.all(
		(["registrations", "idempotency_keys", "activity"] as const).map((table) =>
			app.db.selectFrom(table).selectAll().execute(),
		),
	);
	expect(JSON.stringify(left)).not.toMatch(/Erased Person/i);
	expect(JSON.stringify(left)).not.toContain(sent.email);
	const entries = await history(json.id);
	expect(entries.at(-1)).toMatchObject({ action: "erased", label: json.reference, before: null });
	expect(entries.every(({ label }) => label === json.reference)).toBe(true);
});

test("erasing a record that has changed or was deleted is refused", async () => {
	const { id } = await registered();
	await bulk([{ id, status: "accepted" }]);
	const path = `/api/admin/registrations/${id}`;
	const stale = await app.asAdmin("DELETE", path, { headers: { "if-match": '"1"' } });
	expect(stale.status).toBe(412);
	expect(await registrationAt(id)).toMatchObject({ id });
	const fresh = await app.asAdmin("DELETE", path, { headers: { "if-match": '"2"' } });
	expect(fresh.status).toBe(204);
	expect((await app.asAdmin("DELETE", path)).status).toBe(404);
});

interface Changed {
	id: number;
	version: number;
	before: object;
}

function state(status: string) {
	return { status, isSpam: false, stage: "new", archived: false };
}
