import { expect, test, vi } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

vi.mock("#office/auth/password.server.ts", () => import("../../../test/plain-passwords.ts"));

const app = theApp({ rateLimits: true });
const login = async (username: string, password: string, address = "192.0.2.1") =>
	(await app.call("POST", "/api/login", { body: { username, password }, from: { address } }))
		.status;
const confirm = (token: string, password: string) =>
	app.call("POST", "/api/admin/confirm", { token, body: { password } });
const change = (token: string, currentPassword: string) =>
	app.call("POST", "/api/admin/password", {
		token,
		body: { currentPassword, newPassword: "a lamp of my own" },
	});

test("wrong passwords at sign-in, confirmation and change count together: after 10 the account is locked", async () => {
	const { token, username, password } = await signedInUser(app, { isAdmin: true });
	await app.db.deleteFrom("sign_in_addresses").execute();
	for (let n = 0; n < 5; n++) {
		expect(await login(username, "wrong password")).toBe(401);
		expect((await (n % 2 ? change : confirm)(token, "wrong password")).status).toBe(403);
	}
	for (const locked of [await confirm(token, password), await change(token, password)]) {
		expect(locked.status).toBe(429);
		expect(locked.headers.get("retry-after")).toBe("900");
	}
	expect(await login(username, password)).toBe(429);
});

test("a signed-in user confirms from a known address while strangers guess", async () => {
	const { token, username, password } = await signedInUser(app, { isAdmin: true });
	for (let n = 0; n < 10; n++) await login(username, "wrong password", "192.0.2.2");
	expect(await login(username, password, "192.0.2.2")).toBe(429);
	expect((await confirm(token, password)).status).toBe(204);
});

test("a correct password clears earlier wrong ones", async () => {
	const { token, password } = await signedInUser(app, { isAdmin: true });
	for (let n = 0; n < 30; n++) {
		const wrong = (n + 1) % 6 !== 0;
		const { status } = await confirm(token, wrong ? "wrong password" : password);
		expect(status).toBe(wrong ? 403 : 204);
	}
});

test("a lock is logged once, and only for an existing username", async () => {
	const { id, username } = await signedInUser(app, { isAdmin: true });
	for (let n = 0; n < 12; n++) {
		for (const name of [username, aUser().username.replace(/\d+/, "nobody")]) {
			expect(await login(name, "wrong password", "192.0.2.3")).toBe(n < 10 ? 401 : 429);
		}
	}
	const { json } = await app.asAdmin("GET", "/api/admin/activity?action=locked&limit=1");
	expect(json).toMatchObject([
		{ username: "", address: "192.0.2.3", kind: "user", recordId: String(id), label: username },
	]);
	const rows = await app.db
		.selectFrom("activity")
		.select("id")
		.where("action", "=", "locked")
		.where("label", "=", username)
		.execute();
	expect(rows).toHaveLength(1);
	const unknown = await app.asAdmin("GET", "/api/admin/activity?action=locked&q=nobody");
	expect(unknown.json).toEqual([]);
});
