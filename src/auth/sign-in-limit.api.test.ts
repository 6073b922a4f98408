import { describe, expect, test, vi } from "vitest";
import { somebody, theApp } from "../../test/app.ts";
import { aUser } from "../../test/factories.ts";

// These tests count attempts: the hundreds of hashes that they would take prove nothing here.
vi.mock("#auth/password.server.ts", () => ({
	hashPassword: async (password: string) => `plain ${password}`,
	passwordMatches: async (password: string, stored?: string) => stored === `plain ${password}`,
}));

const app = theApp({ rateLimits: true });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let addresses = 0;
/** An address from which nobody has come before. */
const elsewhere = () => {
	addresses += 1;
	return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const login = (username: string, password: string, address = elsewhere()) =>
	app.call("POST", "/api/login", { body: { username, password }, from: { address } });
const fail = async (username: string, times: number) => {
	const found: number[] = [];
	for (let n = 0; n < times; n++) found.push((await login(username, "wrong password")).status);
	return found;
};

test("wrong passwords for one name in several cases are counted together", async () => {
	const { username } = await somebody(app);
	expect(await fail(username.toUpperCase(), 5)).toEqual(Array(5).fill(401));
	expect(await fail(username, 5)).toEqual(Array(5).fill(401));
	expect(await fail(username.toUpperCase(), 1)).toEqual([429]);
	expect(await fail(username, 1)).toEqual([429]);
});

test("an address that signed in is known whatever the case of the name was", async () => {
	const { username, password } = await somebody(app);
	const home = elsewhere();
	expect((await login(username.toUpperCase(), password, home)).status).toBe(200);
	await fail(username, 10);
	expect((await login(username, password)).status).toBe(429);
	expect((await login(username, password, home)).status).toBe(200);
});

describe.each(["a name that exists", "a name that does not"])("%s", (kind) => {
	const name = async () =>
		kind === "a name that exists" ? (await somebody(app)).username : aUser().username;

	test("takes 10 wrong passwords in 15 minutes, from wherever, then none is heard", async () => {
		const username = await name();
		expect(await fail(username, 10)).toEqual(Array(10).fill(401));
		const shut = await login(username, "wrong password");
		expect(shut.status).toBe(429);
		expect(shut.headers.get("retry-after")).toBe("900");
		expect(shut.text).toBe("Too many wrong passwords. Try again in 15 minutes.");
	});

	test("opens again after waits of 15, 30, 60 and 60 minutes", async () => {
		const username = await name();
		for (const minutes of [15, 30, 60, 60]) {
			expect(await fail(username, 10)).toEqual(Array(10).fill(401));
			app.clock.advance(minutes * MINUTE - 1000);
			const shut = await login(username, "wrong password");
			expect(shut.status).toBe(429);
			expect(shut.headers.get("retry-after")).toBe("1");
			expect(shut.text).toBe("Too many wrong passwords. Try again in 1 minute.");
			app.clock.advance(1000);
		}
		expect(await fail(username, 1)).toEqual([401]);
	});

	test("forgets failures that are older than 15 minutes", async () => {
		const username = await name();
		await fail(username, 9);
		app.clock.advance(15 * MINUTE + 1);
		expect(await fail(username, 10)).toEqual(Array(10).fill(401));
		expect(await fail(username, 1)).toEqual([429]);
	});

	test("begins with 15 minutes again after a quiet day", async () => {
		const username = await name();
		await fail(username, 10);
		app.clock.advance(15 * MINUTE + DAY + 1);
		await fail(username, 10);
		expect((await login(username, "wrong password")).headers.get("retry-after")).toBe("900");
	});

	test("cannot be tried by many at once: of 30 only 10 are heard", async () => {
		const username = await name();
		const answers = await Promise.all(
			Array.from({ length: 30 }, () => login(username, "wrong password")),
		);
		const heard = answers.filter(({ status }) => status === 401);
		expect(heard).toHaveLength(10);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
	});
});

test("while a name is shut even the right password is not heard from a strange address", async () => {
	const { username, password } = await somebody(app);
	await fail(username, 10);
	expect((await login(username, password)).status).toBe(429);
	app.clock.advance(15 * MINUTE);
	expect((await login(username, password)).status).toBe(200);
});

test("the tenth password is still heard, and a right one opens the count again", async () => {
	const { username, password } = await somebody(app);
	await fail(username, 9);
	expect((await login(username, password)).status).toBe(200);
	expect(await fail(username, 10)).toEqual(Array(10).fill(401));
	expect(await fail(username, 1)).toEqual([429]);
});

describe("an address that signed in to the name within 30 days", () => {
	test("is still heard while the name is shut, and shut it stays for strangers", async () => {
		const { username, password } = await somebody(app);
		const home = elsewhere();
		await login(username, password, home);
		await fail(username, 10);
		expect((await login(username, "wrong password", home)).status).toBe(401);
		expect((await login(username, password, home)).status).toBe(200);
		expect((await login(username, password)).status).toBe(429);
	});

	test("is one of that name only", async () => {
		const a = await somebody(app);
		const b = await somebody(app);
		const home = elsewhere();
		await login(a.username, a.password, home);
		await fail(b.username, 10);
		expect((await login(b.username, b.password, home)).status).toBe(429);
	});

	test("is a stranger after 30 days", async () => {
		const { username, password } = await somebody(app);
		const home = elsewhere();
		await login(username, password, home);
		app.clock.advance(30 * DAY);
		await fail(username, 10);
		expect((await login(username, password, home)).status).toBe(429);
	});

	test("is the whole /64 of an IPv6 address", async () => {
		const { username, password } = await somebody(app);
		await login(username, password, "2001:db8:7:1::5");
		await fail(username, 10);
		expect((await login(username, password, "2001:db8:7:1:9:9:9:9")).status).toBe(200);
		expect((await login(username, password, "2001:db8:7:2::5")).status).toBe(429);
	});
});

test("a password that is too short to be one is not counted", async () => {
	const { username, password } = await somebody(app);
	for (let n = 0; n < 12; n++) expect((await login(username, "short")).status).toBe(400);
	expect((await login(username, password)).status).toBe(200);
});
