import { describe, expect, test } from "vitest";
import { resetPassword } from "#office/auth/reset-password.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { adminPassword, signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

const app = theApp();
const users = () => app.db.selectFrom("users").selectAll().orderBy("id").execute();
const post = (body: unknown) => app.asAdmin("POST", "/api/admin/users", { body });
const patch = (id: number, body: unknown) =>
	app.asAdmin("PATCH", `/api/admin/users/${id}`, { body });
const danaId = async () =>
	(await users()).find(({ username }) => username === "dana")?.id ?? Number.NaN;

test("a user is added and can sign in, and no response contains the password or its hash", async () => {
	const sent = aUser();
	const added = await post(sent);
	expect(added.status).toBe(201);
	const { id } = added.json;
	expect(added.json).toEqual({
		id,
		username: sent.username,
		isAdmin: false,
		role: "full",
		version: 1,
	});
	expect((await signIn(app, sent.username, sent.password)).token).toBeTruthy();
	const responses = [
		added,
		await app.asAdmin("GET", "/api/admin/users"),
		await app.asAdmin("GET", `/api/admin/users/${id}`),
		await patch(id, { password: "some new password" }),
	];
	for (const { text } of responses) {
		expect(text).not.toMatch(/password|argon2|quiet green lamp|some new/i);
	}
});

test("users are listed newest first", async () => {
	await post(aUser());
	const { json } = await app.asAdmin("GET", "/api/admin/users");
	expect(json.map(({ id }: { id: number }) => id)).toEqual(
		(await users()).map(({ id }) => id).reverse(),
	);
});

test("a user is not an administrator by default", async () => {
	const { isAdmin: _, ...rest } = aUser();
	expect((await post(rest)).json.isAdmin).toBe(false);
	expect((await post(aUser({ isAdmin: true }))).json.isAdmin).toBe(true);
});

test.each([
	[{ username: "ab" }, "Username must be at least 3 characters"],
	[{ username: "   " }, "Username must be at least 3 characters"],
	[{ username: undefined }, "Username must be at least 3 characters"],
	[{ username: "n".repeat(101) }, "Please use 100 characters or fewer"],
	[{ password: "seven77" }, "Password must be at least 8 characters"],
	[{ password: undefined }, "Password must be at least 8 characters"],
	[{ password: "p".repeat(129) }, "Please use 128 characters or fewer"],
	[{ isAdmin: "true" }, "Invalid input: isAdmin"],
	[{ isAdmin: 1 }, "Invalid input: isAdmin"],
])("bad input is 400 and stores no user: %j", async (change, detail) => {
	const before = await users();
	const response = await post({ ...aUser(), ...change });
	expect(response.status).toBe(400);
	expect(response.text).toBe(detail);
	expect(await users()).toEqual(before);
});

test("a username in use is 409, to add and to change, ignoring surrounding blanks", async () => {
	const { username } = await signedInUser(app);
	const other = await signedInUser(app);
	const before = await users();
	for (const response of [
		await post(aUser({ username })),
		await post(aUser({ username: ` ${username} ` })),
		await patch(other.id, { username, password: "another password" }),
	]) {
		expect(response.status).toBe(409);
		expect(response.text).toBe("This username is already taken.");
	}
	expect(await users()).toEqual(before);
});

test.each([
	["dana.vega", "Dana.VEGA"],
	["rené", "RENÉ"],
	["Strauß", "STRAUSS"],
	["ΝΊΚΟΣ", "νίκος"],
])(
	"a username that differs by case only is in use, to add and to change: %s, %s",
	async (one, two) => {
		expect((await post(aUser({ username: one }))).status).toBe(201);
		const other = await signedInUser(app);
		const before = await users();
		for (const response of [
			await post(aUser({ username: two })),
			await patch(other.id, { username: two }),
		]) {
			expect(response.status).toBe(409);
			expect(response.text).toBe("This username is already taken.");
		}
		expect(await users()).toEqual(before);
	},
);

test("of usernames that differ by case only and are added in parallel one is stored", async () => {
	const names = ["kim park", "Kim Park", "KIM PARK", "kim PARK"];
	const responses = await Promise.all(names.map((username) => post(aUser({ username }))));
	expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test("the case of a username can be changed, and any case matches", async () => {
	const { id } = (await post(aUser({ username: "lee.chan" }))).json;
	expect((await patch(id, { username: "Lee.Chan" })).json.username).toBe("Lee.Chan");
	const body = { username: "LEE.chan", password: "quiet green lamp" };
	const response = await app.call("POST", "/api/login", { body });
	expect([response.status, response.json.user.username]).toEqual([200, "Lee.Chan"]);
	expect((await patch(id, { username: "Mona" })).status).toBe(200);
	expect((await app.call("POST", "/api/login", { body })).status).toBe(401);
	expect((await post(aUser({ username: "LEE.CHAN" }))).status).toBe(201);
});

test("a password is reset whatever the case of the username", async () => {
	const { id } = (await post(aUser({ username: "Noor" }))).json;
	const reset = await resetPassword(app.db, () => app.clock.now, "NOOR");
	if (reset instanceof Failure) throw new Error(reset.detail);
	const body = { username: "noor", password: reset.password };
	expect((await app.call("POST", "/api/login", { body })).status).toBe(200);
	const [entry] = (
		await app.asAdmin("GET", `/api/admin/activity?kind=user&recordId=${id}&q=changed`)
	).json;
	expect(entry.label).toBe("Noor");
});

test("of two users who request one username in parallel one gets it", async () => {
	const { username } = aUser();
	const responses = await Promise.all([post(aUser({ username })), post(aUser({ username }))]);
	expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("any subset of a user's fields can change, and the others stay", async () => {
	const { id, username } = await signedInUser(app);
	expect((await patch(id, { isAdmin: true })).json).toMatchObject({ username, isAdmin: true });
	expect((await patch(id, { username: `${username}.x` })).json).toEqual({
		id,
		username: `${username}.x`,
		isAdmin: true,
		role: "full",
		version: 3,
	});
	await signIn(app, `${username}.x`, "quiet green lamp");
});

test("a deleted user is 204, then 404, and can't sign in", async () => {
	const { id, username, password } = await signedInUser(app);
	expect((await app.asAdmin("DELETE", `/api/admin/users/${id}`)).status).toBe(204);
	expect((await app.asAdmin("GET", `/api/admin/users/${id}`)).status).toBe(404);
	expect((await app.call("POST", "/api/login", { body: { username, password } })).status).toBe(401);
	expect((await users()).map((user) => user.id)).not.toContain(id);
});

describe("never yourself", () => {
	test("users can't delete themselves or remove their own admin access: 409", async () => {
		const id = await danaId();
		await signedInUser(app, { isAdmin: true });
		const before = await users();
		for (const response of [
			await app.asAdmin("DELETE", `/api/admin/users/${id}`),
			await patch(id, { isAdmin: false }),
			await patch(id, { isAdmin: false, username: "dana.two", password: "another password" }),
		]) {
			expect(response.status).toBe(409);
			expect(response.text).toBe(
				"You can’t remove your own admin access or delete yourself. Ask another administrator.",
			);
		}
		expect(await users()).toEqual(before);
	});

	test("users can change their own username", async () => {
		const id = await danaId();
		expect((await patch(id, { username: "dana.new" })).json.username).toBe("dana.new");
		expect((await patch(id, { username: "dana", isAdmin: true })).status).toBe(200);
		await signIn(app, "dana", adminPassword);
	});
});

describe("never the last administrator", () => {
	const onlyTwo = async () => {
		const keep = await danaId();
		await app.db.deleteFrom("users").where("id", "!=", keep).execute();
		const a = await signedInUser(app, { isAdmin: true });
		const b = await signedInUser(app, { isAdmin: true });
		await app.db.deleteFrom("users").where("id", "=", keep).execute();
		return [a, b] as const;
	};
	const administrators = async () => (await users()).filter(({ isAdmin }) => isAdmin);

	test.each(["DELETE", "PATCH"])(
		"two administrators who demote or delete each other in parallel: one stays (%s)",
		async (method) => {
			const [a, b] = await onlyTwo();
			const body = method === "PATCH" ? { isAdmin: false } : undefined;
			const responses = await Promise.all([
				app.call(method, `/api/admin/users/${b.id}`, { token: a.token, body }),
				app.call(method, `/api/admin/users/${a.id}`, { token: b.token, body }),
			]);
			const done = responses.filter(({ status }) => status < 300);
			expect(done).toHaveLength(1);
			expect([401, 403, 409]).toContain(responses.find(({ status }) => status >= 300)?.status);
			expect(await administrators()).toHaveLength(1);
			// The app's own administrator comes back for the tests that follow.
			await app.db
				.updateTable("users")
				.set({ username: "dana" })
				.where("isAdmin", "=", true)
				.execute();
		},
	);
});
