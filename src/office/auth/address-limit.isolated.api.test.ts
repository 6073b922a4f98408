import { expect, test, vi } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aContact, aUser } from "../../../test/factories.ts";

vi.mock("#office/auth/password.server.ts", () => import("../../../test/plain-passwords.ts"));

const app = theApp({ rateLimits: true });
const MINUTE = 60_000;

const login = (address: string, username = aUser().username, password = "wrong password") =>
	app.call("POST", "/api/login", { body: { username, password }, from: { address } });
/** Sends parallel sign-ins with wrong passwords, each for a different username. */
const fail = async (times: number, address: (n: number) => string) => {
	const responses = await Promise.all(Array.from({ length: times }, (_, n) => login(address(n))));
	return responses.map(({ status }) => status);
};
const counted = (statuses: number[], status: number) => statuses.filter((s) => s === status).length;

test("one address may send 50 wrong passwords in 15 minutes, across all usernames", async () => {
	const statuses = await fail(60, () => "192.0.2.1");
	expect(counted(statuses, 401)).toBe(50);
	expect(counted(statuses, 429)).toBe(10);
	const locked = await login("192.0.2.1");
	expect(locked.headers.get("retry-after")).toBe("900");
	expect((await login("192.0.2.2")).status).toBe(401);
	app.clock.advance(15 * MINUTE);
	expect((await login("192.0.2.1")).status).toBe(401);
});

test("an IPv6 /64 counts as one address, and the next /64 as a second", async () => {
	const statuses = await fail(60, (n) => `2001:db8:5:6::${(n + 1).toString(16)}`);
	expect(counted(statuses, 429)).toBe(10);
	expect((await login("2001:db8:5:7::1")).status).toBe(401);
});

test("correct passwords are not counted: an office behind one address signs in all day", async () => {
	const { username, password } = await signedInUser(app);
	for (let n = 0; n < 55; n++) {
		expect((await login("192.0.2.40", username, password)).status).toBe(200);
	}
});

test("a correct password as the fiftieth attempt leaves the address unlocked and its lock count unchanged", async () => {
	const { username, password } = await signedInUser(app);
	await fail(49, () => "192.0.2.50");
	expect((await login("192.0.2.50", username, password)).status).toBe(200);
	expect((await login("192.0.2.50")).status).toBe(401);
	expect((await login("192.0.2.50")).headers.get("retry-after")).toBe("900");
});

test("a locked address still reads pages and sends forms", async () => {
	await fail(51, () => "192.0.2.60");
	const from = { address: "192.0.2.60" };
	expect((await app.call("GET", "/api/courses", { from })).status).toBe(200);
	expect((await app.call("POST", "/api/contact", { body: aContact(), from })).status).toBe(201);
});

test("an existing session keeps working while its address is locked", async () => {
	const { token } = await signedInUser(app, { isAdmin: true });
	await fail(51, () => "192.0.2.70");
	const response = await app.call("GET", "/api/admin/dashboard", {
		token,
		from: { address: "192.0.2.70" },
	});
	expect(response.status).toBe(200);
});
