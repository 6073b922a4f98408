import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt, stepAt } from "#auth/totp.server.ts";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let instances: ServerProcess[];
beforeAll(async () => {
	testDatabase = await createTestDatabase("postgres");
	const env = { LOG_LEVEL: "warn", RATE_LIMITS: "off" };
	instances = [
		await startServer({ ...testDatabase, env }),
		await startServer({ ...testDatabase, env }),
	];
});
afterAll(async () => {
	for (const instance of instances) await instance.end();
	await testDatabase.remove();
});

async function call(instance: number, method: string, path: string, body?: object, token?: string) {
	const answer = await fetch(`${instances[instance]?.url}${path}`, {
		method,
		headers: {
			accept: "application/json",
			...(body && { "content-type": "application/json" }),
			...(token && { authorization: `Bearer ${token}` }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
	return { status: answer.status, json: await answer.json().catch(() => undefined) };
}

const password = "four quiet green bicycles";
const admin = async () =>
	(await call(0, "POST", "/api/login", { username: "admin", password: adminPassword })).json.token;
const aUser = async (username: string) => {
	const body = { username, password, isAdmin: true };
	const { id } = (await call(0, "POST", "/api/admin/users", body, await admin())).json;
	return { id, token: (await call(0, "POST", "/api/login", { username, password })).json.token };
};

test("a sign-in that begins on one instance ends on the other, and a recovery code counts once over both", async () => {
	const { token } = await aUser("dana");
	const path = "/api/admin/second-factors/app";
	const start = (await call(0, "POST", `${path}/start`, undefined, token)).json;
	const code = codeAt(start.secret, stepAt(new Date()) - 1);
	const added = await call(1, "POST", path, { token: start.token, name: "Phone", code }, token);
	expect(added.status).toBe(201);

	const firstStep = async (instance: number) => {
		const login = { username: "dana", password };
		return (await call(instance, "POST", "/api/login", login)).json.secondFactor.token;
	};
	const proof = { token: await firstStep(0), code: codeAt(start.secret, stepAt(new Date())) };
	const signIn = await call(1, "POST", "/api/login/second-factor", proof);
	expect(signIn.status).toBe(200);
	const { json } = await call(0, "GET", "/api/admin/me", undefined, signIn.json.token);
	expect(json).toMatchObject({ username: "dana", secondFactor: { isOn: true } });

	const [recovery] = added.json.recoveryCodes;
	const tokens = [await firstStep(0), await firstStep(1), await firstStep(0), await firstStep(1)];
	const answers = await Promise.all(
		tokens.map((step, n) =>
			call(n % 2, "POST", "/api/login/second-factor", { token: step, code: recovery }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test("a role that is narrowed on one instance counts on the other from the next call", async () => {
	const { id, token } = await aUser("frida");
	const settings = () => call(1, "GET", "/api/admin/settings", undefined, token);
	expect((await settings()).status).toBe(200);
	await call(0, "PATCH", `/api/admin/users/${id}`, { role: "desk" }, await admin());
	expect((await settings()).status).toBe(403);
});
