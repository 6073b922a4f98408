import { describe, expect, test } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

const app = theApp();
const MINUTE = 60_000;

const confirm = (token: string, password: unknown) =>
	app.call("POST", "/api/admin/confirm", { token, body: { password } });

/** Signs in an administrator exactly 15 minutes ago. */
async function signedInLongAgo() {
	const person = await signedInUser(app, { isAdmin: true });
	app.clock.advance(15 * MINUTE);
	return person;
}

const withTransactionGuard = [
	["POST", "/api/admin/users", aUser()],
	["PATCH", "/api/admin/users/1", { isAdmin: true }],
	["DELETE", "/api/admin/users/999999", undefined],
	["GET", "/api/admin/registrations.csv", undefined],
	["GET", "/api/admin/contacts.csv?isRead=false", undefined],
	["DELETE", "/api/admin/registrations/999999", undefined],
	["DELETE", "/api/admin/contacts/999999", undefined],
	["DELETE", "/api/admin/chat/conversations/none", undefined],
] as const;

test.each(withTransactionGuard)(
	"%s %s: 403 when the sign-in is 15 minutes old, and done after a confirmation",
	async (method, path, body) => {
		const { token, password } = await signedInLongAgo();
		const before = await app.db.selectFrom("users").selectAll().orderBy("id").execute();
		const refused = await app.call(method, path, { token, body });
		expect(refused.status).toBe(403);
		expect(refused.text).toBe("Please confirm your password");
		expect(await app.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);

		const confirmed = await confirm(token, password);
		expect(confirmed.status).toBe(204);
		expect(confirmed.text).toBe("");
		expect((await app.call(method, path, { token, body })).status).not.toBe(403);
		app.clock.advance(15 * MINUTE - 1);
		expect((await app.call(method, path, { token, body })).status).not.toBe(403);
		app.clock.advance(1);
		expect((await app.call(method, path, { token, body })).status).toBe(403);
	},
);

test("a sign-in younger than 15 minutes counts as confirmed", async () => {
	const { token } = await signedInUser(app, { isAdmin: true });
	app.clock.advance(15 * MINUTE - 1);
	expect((await app.call("GET", "/api/admin/contacts.csv", { token })).status).toBe(200);
});

test("every other call works without confirmation", async () => {
	const { token } = await signedInLongAgo();
	for (const path of ["users", "sessions", "registrations", "contacts", "courses", "activity"]) {
		expect((await app.call("GET", `/api/admin/${path}`, { token })).status).toBe(200);
	}
	const body = { isActive: true };
	expect((await app.call("PATCH", "/api/admin/courses/1", { token, body })).status).toBe(200);
});

test("a confirmation counts only for its own session", async () => {
	const { token, username, password } = await signedInLongAgo();
	const other = await app.call("POST", "/api/login", { body: { username, password } });
	app.clock.advance(15 * MINUTE);
	await confirm(token, password);
	const response = await app.call("GET", "/api/admin/contacts.csv", { token: other.json.token });
	expect(response.status).toBe(403);
});

describe("a wrong password", () => {
	test("is 403 with a message, confirms nothing and keeps the session", async () => {
		const { token } = await signedInLongAgo();
		const response = await confirm(token, "not my password");
		expect(response.status).toBe(403);
		expect(response.text).toBe("That password is incorrect");
		expect((await app.call("GET", "/api/admin/contacts.csv", { token })).status).toBe(403);
		expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(200);
	});

	test("that is not text is 400", async () => {
		const { token } = await signedInLongAgo();
		for (const password of [undefined, null, 12345678, ["correct horse battery"]]) {
			expect((await confirm(token, password)).status).toBe(400);
		}
	});
});

test("the API description lists the calls that require a confirmation", async () => {
	const { json } = await app.call("GET", "/api/openapi.json");
	const asking = Object.entries<Record<string, { responses: object }>>(json.paths).flatMap(
		([path, methods]) =>
			Object.entries(methods).flatMap(([method, { responses }]) =>
				"403" in responses ? [`${method.toUpperCase()} ${path}`] : [],
			),
	);
	expect(asking.sort()).toEqual([
		"DELETE /api/admin/chat/conversations/{id}",
		"DELETE /api/admin/contacts/{id}",
		"DELETE /api/admin/registrations/{id}",
		"DELETE /api/admin/second-factors/{id}",
		"DELETE /api/admin/users/{id}",
		"DELETE /api/admin/users/{id}/second-factors",
		"GET /api/admin/classes/{id}/roster.csv",
		"GET /api/admin/contacts.csv",
		"GET /api/admin/emails.csv",
		"GET /api/admin/people/{id}/personal-data.html",
		"GET /api/admin/people/{id}/personal-data.json",
		"GET /api/admin/registrations.csv",
		"PATCH /api/admin/users/{id}",
		"POST /api/admin/people/{id}/erase",
		"POST /api/admin/recovery-codes",
		"POST /api/admin/second-factors/app/start",
		"POST /api/admin/second-factors/passkey/start",
		"POST /api/admin/users",
		"PUT /api/admin/sign-in-rules",
	]);
});
