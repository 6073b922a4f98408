import { expect, test, vi } from "vitest";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";

vi.mock("#office/auth/password.server.ts", () => import("../../../test/plain-passwords.ts"));

const app = theApp({ rateLimits: true });
const MINUTE = 60_000;

async function userWithApp() {
	const user = await signedInUser(app, { isAdmin: true });
	const call = (path: string, body?: object) =>
		app.call("POST", `/api/admin/second-factors/${path}`, {
			token: user.token,
			...(body && { body }),
		});
	const { token, secret } = (await call("app/start")).json;
	const code = () => codeAt(secret, stepAt(app.clock.now));
	const { recoveryCodes } = (await call("app", { token, name: "Phone", code: code() })).json;
	app.clock.advance(MINUTE);
	return { ...user, code, recoveryCodes };
}

type User = Awaited<ReturnType<typeof userWithApp>>;

async function attempt({ username, password }: User, code: string, address = "203.0.113.7") {
	const from = { address };
	const headers = { accept: "application/json" };
	const body = { username, password };
	const { json } = await app.call("POST", "/api/login", { body, headers, from });
	const token = json.secondFactor.token;
	return app.call("POST", "/api/login/second-factor", { body: { token, code }, from });
}

test("after ten wrong codes no code counts for 15 minutes, from nowhere; the password still does", async () => {
	const user = await userWithApp();
	for (let n = 0; n < 10; n++) {
		expect((await attempt(user, "000000", `198.51.100.${n}`)).status).toBe(401);
	}
	// The address has signed in to this user before; for codes that makes no difference.
	for (const code of [user.code(), user.recoveryCodes[0] ?? ""]) {
		const refused = await attempt(user, code);
		expect(refused.status).toBe(429);
		expect(refused.text).toBe("Too many wrong codes. Try again in 15 minutes.");
		expect(refused.headers.get("retry-after")).toBe("900");
	}
	const locked = await app.asAdmin("GET", `/api/admin/activity?action=locked&recordId=${user.id}`);
	expect(locked.json).toHaveLength(1);
	app.clock.advance(15 * MINUTE);
	expect((await attempt(user, user.code())).status).toBe(200);
});

test("the right code forgives the wrong ones, and the password in between forgives none", async () => {
	const user = await userWithApp();
	for (let n = 0; n < 9; n++) await attempt(user, "000000");
	expect((await attempt(user, user.code())).status).toBe(200);
	app.clock.advance(MINUTE);
	for (let n = 0; n < 10; n++) expect((await attempt(user, "000000")).status).toBe(401);
	expect((await attempt(user, user.code())).status).toBe(429);
});

test("one address may try 50 codes, across all users", async () => {
	const users = [];
	for (let n = 0; n < 6; n++) users.push(await userWithApp());
	const statuses: number[] = [];
	for (let n = 0; n < 54; n++) {
		const user = users[n % 6] as User;
		const headers = { accept: "application/json" };
		const body = { username: user.username, password: user.password };
		// The first step comes from elsewhere: only the codes are this address's.
		const from = { address: `198.51.100.${100 + n}` };
		const { json } = await app.call("POST", "/api/login", { body, headers, from });
		const proof = { token: json.secondFactor.token, code: "000000" };
		const answer = await app.call("POST", "/api/login/second-factor", {
			body: proof,
			from: { address: "192.0.2.77" },
		});
		statuses.push(answer.status);
	}
	expect(statuses.filter((status) => status === 401)).toHaveLength(50);
	expect(statuses.slice(50)).toEqual([429, 429, 429, 429]);
});

test("a sign-in that stops after the password does not make its address known", async () => {
	const user = await userWithApp();
	const headers = { accept: "application/json" };
	const body = { username: user.username, password: user.password };
	const from = { address: "192.0.2.99" };
	await app.call("POST", "/api/login", { body, headers, from });
	const known = await app.db
		.selectFrom("sign_in_addresses")
		.select("address")
		.where("username", "=", user.username)
		.execute();
	expect(known.map(({ address }) => address)).not.toContain("192.0.2.99");
});
