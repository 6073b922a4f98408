import { describe, expect, test } from "vitest";
import { adminPassword, signedInUser, signIn, theApp } from "../../../test/app.ts";

const app = theApp();
const HOUR = 60 * 60 * 1000;
const path = "/api/admin/dashboard";
const status = async (token: string) => (await app.call("GET", path, { token })).status;
const anAdministrator = () => signedInUser(app, { isAdmin: true });

test("a session ends after 12 idle hours", async () => {
	const { token } = await anAdministrator();
	app.clock.advance(12 * HOUR - 1);
	expect(await status(token)).toBe(200);
	app.clock.advance(12 * HOUR);
	expect(await status(token)).toBe(401);
});

test("a session in use stays active, but for 7 days at most", async () => {
	const { token } = await anAdministrator();
	for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
		app.clock.advance(11 * HOUR);
		expect(await status(token)).toBe(200);
	}
	app.clock.advance(7 * 24 * HOUR - 15 * 11 * HOUR - 1);
	expect(await status(token)).toBe(200);
	app.clock.advance(1);
	expect(await status(token)).toBe(401);
});

test("an expired session is purged from the table", async () => {
	const { token, id } = await anAdministrator();
	app.clock.advance(13 * HOUR);
	await status(token);
	const left = await app.db
		.selectFrom("sessions")
		.select("hash")
		.where("userId", "=", id)
		.execute();
	expect(left).toEqual([]);
});

describe("logout", () => {
	test("ends the session on the server: 204, and the token is invalid", async () => {
		const { token, id } = await anAdministrator();
		const other = await signInAgain(id);
		const response = await app.call("POST", "/api/logout", { token });
		expect(response.status).toBe(204);
		expect(response.text).toBe("");
		expect(await status(token)).toBe(401);
		expect(await status(other)).toBe(200);
	});

	test("clears the cookie", async () => {
		const { cookie, token } = await anAdministrator();
		const response = await app.call("POST", "/api/logout", { headers: { cookie } });
		expect(response.headers.get("set-cookie")).toBe(
			"session=; Path=/api; HttpOnly; SameSite=Strict; Max-Age=0",
		);
		expect(await status(token)).toBe(401);
	});

	test("is 204 for a visitor too, and for an expired session", async () => {
		expect((await app.call("POST", "/api/logout")).status).toBe(204);
		expect((await app.call("POST", "/api/logout", { token: "A".repeat(43) })).status).toBe(204);
	});

	async function signInAgain(id: number) {
		const { username } = (await app.asAdmin("GET", `/api/admin/users/${id}`)).json;
		return (await signIn(app, username, "quiet green lamp")).token;
	}
});

describe("every session of a user ends immediately", () => {
	test("when the password changes", async () => {
		const { id, token, username } = await anAdministrator();
		const second = await signIn(app, username, "quiet green lamp");
		await app.asAdmin("PATCH", `/api/admin/users/${id}`, {
			body: { password: "another password" },
		});
		expect(await status(token)).toBe(401);
		expect(await status(second.token)).toBe(401);
		expect(await status((await signIn(app, username, "another password")).token)).toBe(200);
		const old = { username, password: "quiet green lamp" };
		expect((await app.call("POST", "/api/login", { body: old })).status).toBe(401);
	});

	test("when users change their own password", async () => {
		const { id, token } = await anAdministrator();
		const response = await app.call("PATCH", `/api/admin/users/${id}`, {
			token,
			body: { password: "my new password" },
		});
		expect(response.status).toBe(200);
		expect(await status(token)).toBe(401);
	});

	test("when admin access is removed: after signing in again it is 403", async () => {
		const { id, token, username } = await anAdministrator();
		await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { isAdmin: false } });
		expect(await status(token)).toBe(401);
		expect(await status((await signIn(app, username, "quiet green lamp")).token)).toBe(403);
	});

	test("when the user is deleted", async () => {
		const { id, token } = await anAdministrator();
		await app.asAdmin("DELETE", `/api/admin/users/${id}`);
		expect(await status(token)).toBe(401);
		const left = await app.db
			.selectFrom("sessions")
			.select("hash")
			.where("userId", "=", id)
			.execute();
		expect(left).toEqual([]);
	});

	test("but not when only the username changes or the request changes no field", async () => {
		const { id, token } = await anAdministrator();
		await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { username: "renamed.one" } });
		await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: {} });
		await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { isAdmin: true } });
		expect(await status(token)).toBe(200);
	});
});

test("granted admin access applies immediately", async () => {
	const { id, token } = await signedInUser(app);
	expect(await status(token)).toBe(403);
	await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { isAdmin: true } });
	expect(await status(token)).toBe(200);
});

test("a malformed token is rejected like an unknown one", async () => {
	const { token } = await signIn(app, "dana", adminPassword);
	const [{ hash } = { hash: "" }] = await app.db.selectFrom("sessions").select("hash").execute();
	for (const other of [`${token}x`, token.slice(0, -1), token.toUpperCase(), hash, "%", "_"]) {
		expect(await status(other)).toBe(401);
	}
});
