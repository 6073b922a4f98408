import { expect, test, vi } from "vitest";
import { somebody, theApp } from "../../test/app.ts";
import { aContact, aUser } from "../../test/factories.ts";

// These tests count attempts: the hundreds of hashes that they would take prove nothing here.
vi.mock("#auth/password.server.ts", () => ({
	hashPassword: async (password: string) => `plain ${password}`,
	passwordMatches: async (password: string, stored?: string) => stored === `plain ${password}`,
}));

const app = theApp({ rateLimits: true });
const MINUTE = 60_000;

const login = (address: string, username = aUser().username, password = "wrong password") =>
	app.call("POST", "/api/login", { body: { username, password }, from: { address } });
/** So many wrong passwords at once, each for another name. */
const fail = async (times: number, address: (n: number) => string) => {
	const answers = await Promise.all(Array.from({ length: times }, (_, n) => login(address(n))));
	return answers.map(({ status }) => status);
};
const counted = (found: number[], status: number) => found.filter((one) => one === status).length;

test("one address may send 50 wrong passwords in 15 minutes, for whatever names", async () => {
	const found = await fail(60, () => "192.0.2.1");
	expect(counted(found, 401)).toBe(50);
	expect(counted(found, 429)).toBe(10);
	const shut = await login("192.0.2.1");
	expect(shut.headers.get("retry-after")).toBe("900");
	expect((await login("192.0.2.2")).status).toBe(401);
	app.clock.advance(15 * MINUTE);
	expect((await login("192.0.2.1")).status).toBe(401);
});

test("an IPv6 /64 counts as one address, and the next /64 as another", async () => {
	const found = await fail(60, (n) => `2001:db8:5:6::${(n + 1).toString(16)}`);
	expect(counted(found, 429)).toBe(10);
	expect((await login("2001:db8:5:7::1")).status).toBe(401);
});

test("right passwords are not counted: an office behind one address signs in all day", async () => {
	const { username, password } = await somebody(app);
	for (let n = 0; n < 55; n++) {
		expect((await login("192.0.2.40", username, password)).status).toBe(200);
	}
});

test("a right password as the fiftieth leaves the address open, and its waits as they were", async () => {
	const { username, password } = await somebody(app);
	await fail(49, () => "192.0.2.50");
	expect((await login("192.0.2.50", username, password)).status).toBe(200);
	expect((await login("192.0.2.50")).status).toBe(401);
	expect((await login("192.0.2.50")).headers.get("retry-after")).toBe("900");
});

test("an address that is shut still reads pages and sends forms", async () => {
	await fail(51, () => "192.0.2.60");
	const from = { address: "192.0.2.60" };
	expect((await app.call("GET", "/api/courses", { from })).status).toBe(200);
	expect((await app.call("POST", "/api/contact", { body: aContact(), from })).status).toBe(201);
});

test("a session that exists goes on while its address is shut", async () => {
	const { token } = await somebody(app, { isAdmin: true });
	await fail(51, () => "192.0.2.70");
	const answer = await app.call("GET", "/api/admin/dashboard", {
		token,
		from: { address: "192.0.2.70" },
	});
	expect(answer.status).toBe(200);
});
