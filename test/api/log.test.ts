import { sql } from "kysely";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { OutcomeUnknown } from "#platform/api/deadline.server.ts";
import { log, logCall } from "#site/server/log.ts";
import { adminPassword, signedInUser, theApp } from "../app.ts";
import { aContact, aRegistration } from "../factories.ts";

const app = theApp();
const lines: string[] = [];
beforeAll(() => {
	const stream = (log as unknown as Record<symbol, { write(line: string): void }>)[
		pino.symbols.streamSym
	];
	if (!stream) throw new Error("The log writes to nothing");
	vi.spyOn(stream, "write").mockImplementation((line) => {
		lines.push(line);
	});
	log.level = "trace";
});
afterEach(() => {
	lines.length = 0;
});
afterAll(() => {
	log.level = "silent";
});

const secret = {
	fullName: "Xanthippe Quillfeather",
	email: "xanthippe@private.example",
	phone: "973-555-0188",
	message: "My sister is ill",
};
const personal = /xanthippe|quillfeather|private\.example|973-|555-?0188|sister|203\.0\.113\.7/i;

test("a call is one line of JSON with its request id, route, status and time", async () => {
	await app.call("POST", "/api/register", {
		body: aRegistration(secret),
		from: { requestId: "feedbeef" },
	});
	expect(lines).toHaveLength(1);
	expect(JSON.parse(lines[0] ?? "")).toEqual({
		level: "info",
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		requestId: "feedbeef",
		method: "POST",
		route: "/api/register",
		status: 201,
		ms: expect.any(Number),
		msg: "call",
	});
});

test("neither successful nor rejected calls leave personal data in the log", async () => {
	const { token } = await signedInUser(app, { username: "xanthippe", password: "sister secret" });
	const headers = { "user-agent": "xanthippe's telephone", "idempotency-key": "xanthippe-1" };
	await app.call("POST", "/api/register", { body: aRegistration(secret), headers });
	await app.call("POST", "/api/register", { body: aRegistration(secret), headers });
	await app.call("POST", "/api/register", {
		body: { ...aRegistration(secret), email: "xanthippe" },
	});
	await app.call("POST", "/api/contact", {
		body: aContact({ ...secret, name: secret.fullName }),
	});
	await app.call("POST", "/api/login", {
		body: { username: "xanthippe", password: "sister sister" },
	});
	await app.call("GET", "/api/admin/dashboard", { token });
	await app.asAdmin("GET", `/api/admin/registrations?q=${secret.fullName}`);
	await app.asAdmin("GET", "/api/admin/registrations.csv");
	await app.call("GET", `/api/courses/${secret.email}`);
	expect(lines.length).toBeGreaterThan(8);
	expect(lines.join("\n")).not.toMatch(personal);
	expect(lines.join("\n")).not.toContain(token);
	expect(lines.join("\n")).not.toContain(adminPassword);
	expect(lines.join("\n")).not.toContain("argon2");
});

test("an error of ours is logged with its id and reason, and still without the person", async () => {
	await sql`alter table registrations rename to elsewhere`.execute(app.db);
	const missing = await app.call("POST", "/api/register", {
		body: aRegistration(secret),
		from: { requestId: "0ddba11" },
	});
	await sql`alter table elsewhere rename to registrations`.execute(app.db);
	await app.call("POST", "/api/register", { body: aRegistration(secret) });
	await sql`delete from registrations where id < (select max(id) from registrations)`.execute(
		app.db,
	);
	await sql`create unique index no_two on registrations ("fullName")`.execute(app.db);
	const twice = await app.call("POST", "/api/register", { body: aRegistration(secret) });
	expect([missing.status, twice.status]).toEqual([500, 500]);
	const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error");
	expect(errors).toHaveLength(2);
	expect(errors[0]).toMatchObject({ requestId: "0ddba11", status: 500, route: "/api/register" });
	expect(errors[0].error.stack).toBeTruthy();
	expect(lines.join("\n")).not.toMatch(personal);
	expect(twice.text).not.toMatch(personal);
});

test("why nobody knows whether a call was stored is logged", () => {
	const entry = { requestId: "feedbeef", method: "POST", route: "/api/register", ms: 4500 };
	const cause = Object.assign(new Error("Connection terminated"), {
		code: "57P01",
		detail: "Key (email)=(xanthippe@private.example)",
	});
	logCall({ ...entry, status: 503, error: new OutcomeUnknown(cause, true) });
	expect(JSON.parse(lines[0] ?? "").error).toMatchObject({
		name: "OutcomeUnknown",
		stack: expect.stringContaining("log.test"),
		cause: { code: "57P01", message: "Connection terminated", stack: expect.anything() },
	});
	expect(lines[0]).not.toMatch(personal);
});
