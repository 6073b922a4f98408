import { describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aContact, aRegistration } from "../factories.ts";
import { tablesWith } from "../stored-text.ts";

const app = theApp();
const DAY = 24 * 60 * 60 * 1000;

const forms = [
	["/api/register", "registrations", aRegistration, { status: "accepted" }],
	["/api/contact", "contacts", aContact, { isRead: true }],
] as const;

let keys = 0;
const aKey = () => `key-${++keys}`;
const send = (path: string, key: string, body: unknown) =>
	app.call("POST", path, { body, headers: { "idempotency-key": key } });

describe.each(forms)("%s", (path, table, make, change) => {
	const count = async () => (await app.db.selectFrom(table).select("id").execute()).length;

	test("the same key and body return the stored result without a second record", async () => {
		const [key, body, before] = [aKey(), make(), await count()];
		const first = await send(path, key, body);
		app.clock.advance(60_000);
		const again = await send(path, key, body);
		expect([first.status, again.status]).toEqual([201, 201]);
		expect(again.json).toEqual(first.json);
		expect(await count()).toBe(before + 1);
	});

	test("the same values written another way are the same body", async () => {
		const [key, body, before] = [aKey(), make(), await count()];
		await send(path, key, body);
		const reversed = Object.fromEntries(Object.entries(body).reverse());
		const again = await send(path, key, { ...reversed, email: ` ${body.email} `, extra: 1 });
		expect(again.status).toBe(201);
		expect(await count()).toBe(before + 1);
	});

	test("the same key with another body is 422 and stores nothing", async () => {
		const key = aKey();
		await send(path, key, make());
		const before = await count();
		const response = await send(path, key, make());
		expect(response.status).toBe(422);
		expect(response.text).toBe("This Idempotency-Key was already used with different data.");
		expect(await count()).toBe(before);
	});

	test("a call that failed is not remembered: the key takes the corrected form", async () => {
		const [key, body] = [aKey(), make()];
		expect((await send(path, key, { ...body, email: "nobody" })).status).toBe(400);
		expect((await send(path, key, { ...body, courseId: 999 })).status).toBe(400);
		expect((await send(path, key, body)).status).toBe(201);
	});

	test("the same key in concurrent requests stores one record", async () => {
		const [key, body, before] = [aKey(), make(), await count()];
		const responses = await Promise.all(Array.from({ length: 8 }, () => send(path, key, body)));
		expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
		expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
		expect(await count()).toBe(before + 1);
	});

	test("two concurrent bodies with one key: one is stored, the other is 422", async () => {
		const [key, before] = [aKey(), await count()];
		const responses = await Promise.all([send(path, key, make()), send(path, key, make())]);
		expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
		expect(await count()).toBe(before + 1);
	});

	test("a key expires after 7 days", async () => {
		const [key, body, before] = [aKey(), make(), await count()];
		const first = await send(path, key, body);
		app.clock.advance(7 * DAY - 1);
		expect((await send(path, key, body)).json).toEqual(first.json);
		app.clock.advance(1);
		const later = await send(path, key, body);
		expect(later.json.id).not.toBe(first.json.id);
		expect(await count()).toBe(before + 2);
	});

	test("form data is stored in the record and its emails only, not with the key", async () => {
		const tables = [table, "emails"].sort();
		const message = `A word that is nowhere else: ${aKey()}`;
		const body = make({ message });
		expect((await send(path, aKey(), body)).status).toBe(201);
		expect(await tablesWith(app.db, message)).toEqual(tables);
		expect(await tablesWith(app.db, body.email)).toEqual(tables);
	});

	test("a repeated call returns the current record", async () => {
		const [key, body] = [aKey(), make()];
		const { json } = await send(path, key, body);
		await app.asAdmin("PATCH", `/api/admin/${table}/${json.id}`, { body: change });
		const again = await send(path, key, body);
		expect(again.status).toBe(201);
		expect(again.json).toEqual({ ...json, ...change });
	});

	test("a repeat after the record was erased stores nothing again", async () => {
		const [key, body] = [aKey(), make()];
		const { json } = await send(path, key, body);
		await app.asAdmin("DELETE", `/api/admin/${table}/${json.id}`);
		const before = await count();
		const again = await send(path, key, body);
		expect([again.status, again.text]).toEqual([
			404,
			"We received this form, and it has been erased since.",
		]);
		expect(await count()).toBe(before);
		expect((await send(path, aKey(), body)).status).toBe(201);
	});

	test("without a key the same form twice is stored twice", async () => {
		const [body, before] = [make(), await count()];
		await app.call("POST", path, { body });
		await app.call("POST", path, { body });
		expect(await count()).toBe(before + 2);
	});

	test.each(["with space", "", "k".repeat(201), "schlüssel"])(
		"a key that is none is 400: %j",
		async (key) => {
			expect((await send(path, key, make())).status).toBe(400);
		},
	);

	test("a key of 200 characters is fine", async () => {
		expect((await send(path, `${aKey()}-`.padEnd(200, "k"), make())).status).toBe(201);
	});
});

test("each endpoint has keys of its own", async () => {
	const key = aKey();
	expect((await send("/api/register", key, aRegistration())).status).toBe(201);
	expect((await send("/api/contact", key, aContact())).status).toBe(201);
});

test("a stored result is returned even if the course was deleted since", async () => {
	const [key, body] = [aKey(), aRegistration({ courseId: 3 })];
	const first = await send("/api/register", key, body);
	await app.asAdmin("DELETE", "/api/admin/courses/3");
	expect((await send("/api/register", key, body)).json).toEqual(first.json);
	expect((await send("/api/register", aKey(), body)).status).toBe(400);
});

test("a form without JavaScript, sent twice from one IP address within 10 minutes, is stored once", async () => {
	const body = aRegistration();
	const from = { form: true } as const;
	const post = (address = "203.0.113.7") =>
		app.call("POST", "/api/register", { body, from: { ...from, address } });
	const first = await post();
	app.clock.advance(10 * 60_000 - 1);
	expect((await post()).json.id).toBe(first.json.id);
	expect((await post("203.0.113.8")).json.id).not.toBe(first.json.id);
	app.clock.advance(1);
	expect((await post()).json.id).not.toBe(first.json.id);
});
