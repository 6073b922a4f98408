import { describe, expect, test } from "vitest";
import { changeOwnPassword } from "#office/auth/contract.ts";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

const app = theApp();
const change = (token: string, currentPassword: unknown, newPassword: unknown) =>
	app.call("POST", "/api/admin/password", { token, body: { currentPassword, newPassword } });
const works = async (token: string) =>
	(await app.call("GET", "/api/admin/dashboard", { token })).status === 200;
const stored = async (id: number) =>
	(await app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow())
		.password;

describe("changing your own password", () => {
	test("ends all other sessions and keeps this one", async () => {
		const { id, username, password, token } = await signedInUser(app, { isAdmin: true });
		const other = await signIn(app, username, password);
		const before = await stored(id);
		const response = await change(token, password, "a lamp of my own");
		expect(response.status).toBe(204);
		expect(await stored(id)).not.toBe(before);
		expect(await works(token)).toBe(true);
		expect(await works(other.token)).toBe(false);
		await signIn(app, username, "a lamp of my own");
		const body = { username, password };
		expect((await app.call("POST", "/api/login", { body })).status).toBe(401);
	});

	test("requires the current one: 403, nothing changes and no session ends", async () => {
		const { id, username, password, token } = await signedInUser(app, { isAdmin: true });
		const other = await signIn(app, username, password);
		const before = await stored(id);
		const response = await change(token, "not my password", "a lamp of my own");
		expect(response.status).toBe(403);
		expect(response.text).toBe("That password is incorrect");
		expect(await stored(id)).toBe(before);
		expect(await works(token)).toBe(true);
		expect(await works(other.token)).toBe(true);
	});

	test("tells others that a user has changed, and closes the streams of ended sessions", () => {
		expect(changesOf(changeOwnPassword, undefined)).toEqual({ session: [], user: [] });
	});

	test("counts as a confirmation", async () => {
		const { password, token } = await signedInUser(app, { isAdmin: true });
		app.clock.advance(60 * 60_000);
		await change(token, password, "a lamp of my own");
		expect((await app.call("GET", "/api/admin/contacts.csv", { token })).status).toBe(200);
	});
});

const refused: [string, string][] = [
	["seven77", "Password must be at least 8 characters"],
	["p".repeat(129), "Please use 128 characters or fewer"],
	...[
		...["password", "PassWord1", "password123", "12345678", "87654321", "1234567890", "qwertyuiop"],
		...["1q2w3e4r", "letmein1", "iloveyou", "Welcome1", "welcome2026", "admin123", "admin2025"],
		...[
			"aaaaaaaa",
			"abababab",
			"123123123",
			"P@ssw0rd",
			"trustno1",
			"sunshine1",
			"medicalassistant",
		],
	].map((password): [string, string] => [
		password,
		"This password is too common. Please choose another",
	]),
];

describe("a new password", () => {
	test.each(refused)("%s is rejected: 400", async (newPassword, detail) => {
		const { id, token, password } = await signedInUser(app, { isAdmin: true });
		const before = await stored(id);
		const responses = [
			await change(token, password, newPassword),
			await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { password: newPassword } }),
			await app.asAdmin("POST", "/api/admin/users", { body: aUser({ password: newPassword }) }),
		];
		for (const { status, text } of responses) {
			expect(status).toBe(400);
			expect(text).toBe(detail);
		}
		expect(await stored(id)).toBe(before);
	});

	test("must differ from the username, ignoring case: 400", async () => {
		const { id, username, token, password } = await signedInUser(app, {
			username: "Marisol Vega",
			isAdmin: true,
		});
		const responses = [
			await change(token, password, username.toUpperCase()),
			await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { password: username } }),
			await app.asAdmin("PATCH", `/api/admin/users/${id}`, {
				body: { username: "somebody else", password: "Somebody Else" },
			}),
			await app.asAdmin("POST", "/api/admin/users", {
				body: { username: "kwame mensah", password: "kwame mensah" },
			}),
		];
		for (const { status, text } of responses) {
			expect(status).toBe(400);
			expect(text).toBe("Your password can’t be the same as your username");
		}
	});

	test("names the field of the error", async () => {
		const { token, password } = await signedInUser(app, { isAdmin: true });
		const response = await app.call("POST", "/api/admin/password", {
			token,
			body: { currentPassword: password, newPassword: "password" },
			headers: { accept: "application/json" },
		});
		expect(response.json.errors).toMatchObject([{ path: "newPassword" }]);
	});

	test.each(["p".repeat(128), "violets4", "correct horse battery", "Quiet-Green-Lamp"])(
		"%s is accepted",
		async (newPassword) => {
			const { token, password } = await signedInUser(app, { isAdmin: true });
			expect((await change(token, password, newPassword)).status).toBe(204);
		},
	);
});

test("an existing common password still works for signing in", async () => {
	const { id, username, token, password } = await signedInUser(app, { isAdmin: true });
	await change(token, password, "a lamp of my own");
	const { hashPassword } = await import("#office/auth/password.server.ts");
	const old = await hashPassword("password123");
	await app.db.updateTable("users").set({ password: old }).where("id", "=", id).execute();
	await signIn(app, username, "password123");
});
