import { describe, expect, test } from "vitest";
import { adminPassword, signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

const app = theApp();
const login = (body: unknown) => app.call("POST", "/api/login", { body });
const sessions = () => app.db.selectFrom("sessions").selectAll().execute();

test("signing in returns a token and the user, and stores a session", async () => {
	const before = (await sessions()).length;
	const response = await login({ username: "dana", password: adminPassword });
	expect(response.status).toBe(200);
	expect(response.json).toEqual({
		token: expect.stringMatching(/^[\w-]{43}$/),
		user: { username: "dana", isAdmin: true },
	});
	expect(await sessions()).toHaveLength(before + 1);
});

test("a user who is not an administrator can sign in", async () => {
	const { username, password } = await signedInUser(app);
	const response = await login({ username, password });
	expect(response.json.user).toEqual({ username, isAdmin: false });
});

test("the same session also comes as a cookie that scripts can't read", async () => {
	const response = await login({ username: "dana", password: adminPassword });
	expect(response.headers.get("set-cookie")).toBe(
		`session=${response.json.token}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=604800`,
	);
});

test("the cookie is Secure when the request came by https", async () => {
	const response = await app.call("POST", "/api/login", {
		body: { username: "dana", password: adminPassword },
		from: { secure: true },
	});
	expect(response.headers.get("set-cookie")).toMatch(/; Secure$/);
});

test("only the SHA-256 of a token is stored, and every token is unique", async () => {
	const first = await signIn(app, "dana", adminPassword);
	const second = await signIn(app, "dana", adminPassword);
	expect(first.token).not.toBe(second.token);
	const stored = JSON.stringify(await sessions());
	expect(stored).not.toContain(first.token);
	const digest = await crypto.subtle.digest("SHA-256", Buffer.from(first.token));
	expect(stored).toContain(Buffer.from(digest).toString("hex"));
});

test("passwords are stored as argon2id hashes with unique salts", async () => {
	const a = await signedInUser(app, { password: "the same password" });
	const b = await signedInUser(app, { password: "the same password" });
	const rows = await app.db
		.selectFrom("users")
		.select("password")
		.where("id", "in", [a.id, b.id])
		.execute();
	for (const { password } of rows) {
		expect(password).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	}
	expect(rows[0]?.password).not.toBe(rows[1]?.password);
});

describe("a failure", () => {
	test("is the same for an unknown username and a wrong password: 401, no session, no cookie", async () => {
		const before = await sessions();
		const wrong = await login({ username: "dana", password: "wrong password" });
		const unknown = await login({ username: "nobody", password: "wrong password" });
		for (const response of [wrong, unknown]) {
			expect(response.status).toBe(401);
			expect(response.text).toBe("Invalid username or password");
			expect(response.headers.get("set-cookie")).toBeNull();
		}
		expect(Object.fromEntries(wrong.headers)).toEqual(Object.fromEntries(unknown.headers));
		expect(await sessions()).toEqual(before);
	});

	test.each([
		[{ username: "ab", password: "long enough" }, "Username must be at least 3 characters"],
		[{ username: "  ab  ", password: "long enough" }, "Username must be at least 3 characters"],
		[{ username: "", password: "long enough" }, "Username must be at least 3 characters"],
		[{ password: "long enough" }, "Username must be at least 3 characters"],
		[{ username: "dana", password: "short" }, "Password must be at least 8 characters"],
		[{ username: "dana" }, "Password must be at least 8 characters"],
		[{ username: "dana", password: null }, "Password must be at least 8 characters"],
		[{}, "Username must be at least 3 characters. Password must be at least 8 characters"],
	])("of form is 400 with the specification's sentences: %j", async (body, detail) => {
		const response = await login(body);
		expect(response.status).toBe(400);
		expect(response.text).toBe(detail);
	});

	test("is an object instead of text: 400, whatever it contains", async () => {
		for (const password of [{ $ne: "" }, ["correct horse battery"], 12345678, true]) {
			expect((await login({ username: "dana", password })).status).toBe(400);
		}
	});
});

test.each([
	"  spaces kept  ",
	"\tTab and break\n",
	"pässwörd mit ü",
	"پسورد طولانی",
	"🔑🔑🔑🔑🔑🔑🔑🔑",
])("a password counts exactly as typed: %j", async (password) => {
	const { username } = await signedInUser(app, { password });
	for (const other of [password.trim(), password.normalize("NFD"), password.toUpperCase()]) {
		if (other === password || other.length < 8) continue;
		expect((await login({ username, password: other })).status).toBe(401);
	}
	expect((await login({ username, password: ` ${password}` })).status).toBe(401);
});

test("a password of 128 characters is used in full", async () => {
	const password = "p".repeat(127);
	const { username } = await signedInUser(app, { password: `${password}x` });
	expect((await login({ username, password: `${password}y` })).status).toBe(401);
	expect((await login({ username, password })).status).toBe(401);
});

test("a username matches whatever the form of its accents and surrounding blanks", async () => {
	await app.asAdmin("POST", "/api/admin/users", { body: aUser({ username: "ren\u00e9" }) });
	const response = await login({ username: " rene\u0301 ", password: "quiet green lamp" });
	expect(response.status).toBe(200);
	expect(response.json.user.username).toBe("ren\u00e9");
});

test("a password changed during a sign-in with the old one rejects that sign-in", async () => {
	const { id, username, password } = await signedInUser(app);
	const other = await signedInUser(app, { password: "another password" });
	const { password: hash } = await app.db
		.selectFrom("users")
		.select("password")
		.where("id", "=", other.id)
		.executeTakeFirstOrThrow();
	const signingIn = login({ username, password });
	await app.db.selectFrom("users").select("id").execute();
	await app.db.updateTable("users").set({ password: hash }).where("id", "=", id).execute();
	expect((await signingIn).status).toBe(401);
});
