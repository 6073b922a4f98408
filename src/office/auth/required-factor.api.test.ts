import { afterEach, describe, expect, test } from "vitest";
import { resetPassword } from "#office/auth/reset-password.server.ts";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";

const app = theApp();
const rules = (requiresSecondFactor: unknown) =>
	app.asAdmin("PUT", "/api/admin/sign-in-rules", { body: { requiresSecondFactor } });
const me = async (token: string) => (await app.call("GET", "/api/admin/me", { token })).json;

async function setUp(token: string) {
	const start = await app.call("POST", "/api/admin/second-factors/app/start", { token });
	const { token: step, secret } = start.json;
	const code = codeAt(secret, stepAt(app.clock.now));
	const body = { token: step, name: "Phone", code };
	const added = await app.call("POST", "/api/admin/second-factors/app", { token, body });
	expect(added.status).toBe(201);
	return added.json;
}

afterEach(() => rules(false));

test("the rule is off at first, is changed and logged", async () => {
	const get = async () => (await app.asAdmin("GET", "/api/admin/sign-in-rules")).json;
	expect(await get()).toEqual({ requiresSecondFactor: false });
	expect((await rules("yes")).status).toBe(400);
	expect((await rules(true)).json).toEqual({ requiresSecondFactor: true });
	await rules(true);
	expect(await get()).toEqual({ requiresSecondFactor: true });
	const { json } = await app.asAdmin("GET", "/api/admin/activity?kind=settings");
	expect(json).toMatchObject([
		{ action: "changed", label: "Sign-in rules", before: { requiresSecondFactor: false } },
	]);
});

describe("while everyone must have a second factor", () => {
	test("who signed in before goes on working; at the next sign-in nothing works before it is set up", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		await rules(true);
		expect((await app.call("GET", "/api/admin/dashboard", { token: user.token })).status).toBe(200);
		expect(await me(user.token)).toMatchObject({
			secondFactor: { isOn: false, isRequired: true, mustSetUp: false },
		});

		const { token } = await signIn(app, user.username, user.password);
		expect(await me(token)).toMatchObject({ secondFactor: { mustSetUp: true } });
		for (const { method, path, beforeSetUp } of app.endpoints) {
			if (!path.startsWith("/api/admin/") || beforeSetUp) continue;
			const answer = await app.call(method, path.replace(/\{\w+\}/g, "1"), { token });
			expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 403`);
			expect(answer.text).toBe(
				"Set up a second factor first. The school requires one for everyone.",
			);
		}
		await setUp(token);
		expect(await me(token)).toMatchObject({ secondFactor: { isOn: true, mustSetUp: false } });
		expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(200);
	});

	test("who was to set one up need not once the rule is gone", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		await rules(true);
		const { token } = await signIn(app, user.username, user.password);
		expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(403);
		await rules(false);
		expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(200);
	});

	test("the last factor stays, and another one can take its place", async () => {
		const { token } = await signedInUser(app, { isAdmin: true });
		const { factor } = await setUp(token);
		await rules(true);
		const remove = () => app.call("DELETE", `/api/admin/second-factors/${factor.id}`, { token });
		const refused = await remove();
		expect(refused.status).toBe(409);
		expect(refused.text).toBe(
			"The school requires a second factor. Add another one before you remove this one.",
		);
		await setUp(token);
		expect((await remove()).status).toBe(204);
	});

	test("of two removed at the same time, one stays", async () => {
		const { token } = await signedInUser(app, { isAdmin: true });
		const factors = [(await setUp(token)).factor, (await setUp(token)).factor];
		await rules(true);
		const answers = await Promise.all(
			factors.map(({ id }) => app.call("DELETE", `/api/admin/second-factors/${id}`, { token })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
	});

	test("a user who is no administrator signs in as before", async () => {
		const user = await signedInUser(app);
		await rules(true);
		await signIn(app, user.username, user.password);
	});
});

test("resetting the password on the machine removes a lost factor and its recovery codes", async () => {
	const user = await signedInUser(app, { isAdmin: true });
	await setUp(user.token);
	const reset = await resetPassword(app.db, () => app.clock.now, user.username);
	if (reset instanceof Failure) throw new Error(reset.detail);
	expect(reset).toMatchObject({ lostFactor: true, becameAdministrator: false });
	const { token } = await signIn(app, user.username, reset.password);
	expect(await me(token)).toMatchObject({ secondFactor: { isOn: false } });
	expect((await app.call("GET", "/api/admin/second-factors", { token })).json).toEqual({
		factors: [],
		recoveryCodesLeft: 0,
	});
	const again = await resetPassword(app.db, () => app.clock.now, user.username);
	expect(again).toMatchObject({ lostFactor: false });
});
