import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { roles } from "#platform/api/role.ts";
import { log } from "#site/server/log.ts";
import { signedInUser, theApp } from "../../../test/app.ts";

const app = theApp({ rateLimits: true });
let logged: MockInstance;
beforeAll(() => {
	logged = vi.spyOn(log, "error");
});
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const report = {
	name: "TypeError",
	message: "Cannot read properties of undefined (reading <text>)",
	frames: ["assets/list-Ab1.js:1:2345"],
	page: "/admin/registrations/:id",
	version: "5f2b1c",
};
const send = (change: object = {}, options: object = {}) =>
	app.asAdmin("POST", "/api/admin/browser-errors", { body: { ...report, ...change }, ...options });

test("an error is one line of the log, with the id of its request", async () => {
	const response = await send({}, { from: { requestId: "feedbeef" } });
	expect([response.status, response.text]).toEqual([204, ""]);
	expect(logged.mock.calls).toEqual([
		[{ requestId: "feedbeef", ...report }, "error in the admin area"],
	]);
});

test("what is not masked is masked by the server", async () => {
	await send({
		name: "Xanthippe Quillfeather",
		message: "no 'Xanthippe' at 973-555-0188, xanthippe@private.example",
		frames: ["assets/list-Ab1.js:1:2345", "Xanthippe (973) 555-0188"],
		page: "/admin/registrations/17?q=Xanthippe",
		version: "Xanthippe Quillfeather",
	});
	expect(logged.mock.calls[0]?.[0]).toEqual({
		requestId: "test",
		name: "Error",
		message: "no <text> at 0-0-0, <email>",
		frames: ["assets/list-Ab1.js:1:2345"],
		page: "/admin/registrations/:id",
		version: "unknown",
	});
});

test("a report is bounded", async () => {
	const long = (length: number) => "x".repeat(length);
	for (const [change, sentence] of [
		[{ message: long(2001) }, "Please use 2000 characters or fewer"],
		[{ page: long(501) }, "Please use 500 characters or fewer"],
		[{ frames: Array(11).fill("x") }, "Please send 10 places or fewer"],
		[{ frames: [long(201)] }, "Please use 200 characters or fewer"],
	] as const) {
		const response = await send(change);
		expect([response.status, response.text]).toEqual([400, sentence]);
	}
	expect((await send({ message: long(300_000) })).status).toBe(413);
	expect(logged).not.toHaveBeenCalled();
});

test("every role may report, before a required second factor is set up too, and visitors may not", async () => {
	for (const role of roles) {
		const { token } = await signedInUser(app, { isAdmin: true, role });
		expect((await send({}, { token })).status).toBe(204);
	}
	const { token } = await signedInUser(app, { isAdmin: true });
	await app.db.updateTable("sessions").set({ mustSetUp: true }).execute();
	expect((await send({}, { token })).status).toBe(204);
	const visitor = await app.call("POST", "/api/admin/browser-errors", { body: report });
	expect([visitor.status, visitor.text]).toEqual([401, "Please sign in."]);
	expect(logged).toHaveBeenCalledTimes(roles.length + 1);
});

test("one user reports 30 times in ten minutes, and nobody else is limited by that", async () => {
	const { token } = await signedInUser(app, { isAdmin: true });
	const other = await signedInUser(app, { isAdmin: true });
	const statuses: number[] = [];
	for (let n = 0; n < 31; n++) statuses.push((await send({}, { token })).status);
	expect(statuses).toEqual([...Array(30).fill(204), 429]);
	expect((await send({}, { token })).text).toMatch(/^Too many error reports\. Try again in /);
	expect((await send({}, { token: other.token })).status).toBe(204);
});
