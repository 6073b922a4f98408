import { describe, expect, test, vi } from "vitest";
import { recordAttempt } from "#office/auth/sign-in-limit.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aUser } from "../../../test/factories.ts";

vi.mock("#office/auth/password.server.ts", () => import("../../../test/plain-passwords.ts"));

const app = theApp({ rateLimits: true });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let addresses = 0;
/** Returns an address without earlier attempts. */
const elsewhere = () => {
	addresses += 1;
	return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const login = (username: string, password: string, address = elsewhere()) =>
	app.call("POST", "/api/login", { body: { username, password }, from: { address } });
const fail = async (username: string, times: number) => {
	const statuses: number[] = [];
	for (let n = 0; n < times; n++) statuses.push((await login(username, "wrong password")).status);
	return statuses;
};

test("wrong passwords for one username count together, ignoring case", async () => {
	const { username } = await signedInUser(app);
	expect(await fail(username.toUpperCase(), 5)).toEqual(Array(5).fill(401));
	expect(await fail(username, 5)).toEqual(Array(5).fill(401));
	expect(await fail(username.toUpperCase(), 1)).toEqual([429]);
	expect(await fail(username, 1)).toEqual([429]);
});

test("an address that signed in is known whatever the case of the username", async () => {
	const { username, password } = await signedInUser(app);
	const home = elsewhere();
	expect((await login(username.toUpperCase(), password, home)).status).toBe(200);
	await fail(username, 10);
	expect((await login(username, password)).status).toBe(429);
	expect((await login(username, password, home)).status).toBe(200);
});

describe.each(["a name that exists", "a name that does not"])("%s", (kind) => {
	const name = async () =>
		kind === "a name that exists" ? (await signedInUser(app)).username : aUser().username;

	test("allows 10 wrong passwords in 15 minutes, from all addresses together, then locks", async () => {
		const username = await name();
		expect(await fail(username, 10)).toEqual(Array(10).fill(401));
		const locked = await login(username, "wrong password");
		expect(locked.status).toBe(429);
		expect(locked.headers.get("retry-after")).toBe("900");
		expect(locked.text).toBe("Too many wrong passwords. Try again in 15 minutes.");
	});

	test("unlocks after 15, 30, 60 and 60 minutes", async () => {
		const username = await name();
		for (const minutes of [15, 30, 60, 60]) {
			expect(await fail(username, 10)).toEqual(Array(10).fill(401));
			app.clock.advance(minutes * MINUTE - 1000);
			const locked = await login(username, "wrong password");
			expect(locked.status).toBe(429);
			expect(locked.headers.get("retry-after")).toBe("1");
			expect(locked.text).toBe("Too many wrong passwords. Try again in 1 second.");
			app.clock.advance(1000);
		}
		expect(await fail(username, 1)).toEqual([401]);
	});

	test("ignores failures older than 15 minutes", async () => {
		const username = await name();
		await fail(username, 9);
		app.clock.advance(15 * MINUTE + 1);
		expect(await fail(username, 10)).toEqual(Array(10).fill(401));
		expect(await fail(username, 1)).toEqual([429]);
	});

	test("starts with 15 minutes again after a day without failures", async () => {
		const username = await name();
		await fail(username, 10);
		app.clock.advance(15 * MINUTE + DAY + 1);
		await fail(username, 10);
		expect((await login(username, "wrong password")).headers.get("retry-after")).toBe("900");
	});

	test("cannot be bypassed by parallel requests: of 30 only 10 are checked", async () => {
		const username = await name();
		const responses = await Promise.all(
			Array.from({ length: 30 }, () => login(username, "wrong password")),
		);
		const checked = responses.filter(({ status }) => status === 401);
		expect(checked).toHaveLength(10);
		expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
	});
});

test("an attempt whose check never ends locks like a wrong one", async () => {
	const { username } = aUser();
	const clock = () => app.clock.now;
	const begin = () => recordAttempt(app.db, clock, { username, address: elsewhere() });
	for (const minutes of [15, 30, 60]) {
		for (let n = 0; n < 10; n++) expect(await begin()).not.toBeInstanceOf(Failure);
		const locked = await begin();
		expect(locked).toMatchObject({ headers: { "retry-after": String(minutes * 60) } });
		app.clock.advance(minutes * MINUTE);
	}
});

test("while a username is locked even the correct password is rejected from an unknown address", async () => {
	const { username, password } = await signedInUser(app);
	await fail(username, 10);
	expect((await login(username, password)).status).toBe(429);
	app.clock.advance(15 * MINUTE);
	expect((await login(username, password)).status).toBe(200);
});

test("the tenth password is still checked, and a correct one resets the count", async () => {
	const { username, password } = await signedInUser(app);
	await fail(username, 9);
	expect((await login(username, password)).status).toBe(200);
	expect(await fail(username, 10)).toEqual(Array(10).fill(401));
	expect(await fail(username, 1)).toEqual([429]);
});

describe("an address that signed in to the username within 30 days", () => {
	test("can still sign in while the username is locked, and it stays locked for strangers", async () => {
		const { id, username, password } = await signedInUser(app);
		const home = elsewhere();
		await login(username, password, home);
		await fail(username, 10);
		expect((await login(username, "wrong password", home)).status).toBe(401);
		expect((await login(username, password, home)).status).toBe(200);
		expect((await login(username, password)).status).toBe(429);
		const path = `/api/admin/activity?action=locked&recordId=${id}`;
		expect((await app.asAdmin("GET", path)).json).toHaveLength(1);
	});

	test("is known for that username only", async () => {
		const a = await signedInUser(app);
		const b = await signedInUser(app);
		const home = elsewhere();
		await login(a.username, a.password, home);
		await fail(b.username, 10);
		expect((await login(b.username, b.password, home)).status).toBe(429);
	});

	test("is unknown after 30 days", async () => {
		const { username, password } = await signedInUser(app);
		const home = elsewhere();
		await login(username, password, home);
		app.clock.advance(30 * DAY);
		await fail(username, 10);
		expect((await login(username, password, home)).status).toBe(429);
	});

	test("is the whole /64 of an IPv6 address", async () => {
		const { username, password } = await signedInUser(app);
		await login(username, password, "2001:db8:7:1::5");
		await fail(username, 10);
		expect((await login(username, password, "2001:db8:7:1:9:9:9:9")).status).toBe(200);
		expect((await login(username, password, "2001:db8:7:2::5")).status).toBe(429);
	});
});

test("a password shorter than the minimum is not counted", async () => {
	const { username, password } = await signedInUser(app);
	for (let n = 0; n < 12; n++) expect((await login(username, "short")).status).toBe(400);
	expect((await login(username, password)).status).toBe(200);
});
