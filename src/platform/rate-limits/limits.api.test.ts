import { describe, expect, test, vi } from "vitest";
import { createLimits } from "#platform/rate-limits/limits.server.ts";
import { signedInUser, type TestApp, theApp } from "../../../test/app.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

// Reaching a limit takes many calls, and each is stored.
vi.setConfig({ testTimeout: 30_000 });

const app = theApp({ rateLimits: true });
const unlimited = theApp();
const MINUTE = 60_000;

let addresses = 0;
/** Returns an address without earlier calls. */
const elsewhere = () => {
	addresses += 1;
	return `198.51.100.${addresses}`;
};

const contact = (address: string, on: TestApp = app) =>
	on.call("POST", "/api/contact", { body: aContact(), from: { address } });
const anInstance = () => createLimits({ db: app.db, clock: () => app.clock.now });
const statuses = async (times: number, send: (n: number) => Promise<{ status: number }>) => {
	const found: number[] = [];
	for (let n = 0; n < times; n++) found.push((await send(n)).status);
	return found;
};

describe("forms", () => {
	test("one address may send 60 in 10 minutes, of both kinds together; then 429, and no record is stored", async () => {
		const address = elsewhere();
		expect(await statuses(30, () => contact(address))).toEqual(Array(30).fill(201));
		const register = () =>
			app.call("POST", "/api/register", { body: aRegistration(), from: { address } });
		expect(await statuses(30, register)).toEqual(Array(30).fill(201));
		const before = await app.db.selectFrom("registrations").select("id").execute();
		const refused = await register();
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(9 * 60);
		expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(10 * 60);
		expect(refused.text).toBe("Too many submissions from your network. Try again in 10 minutes.");
		expect(await app.db.selectFrom("registrations").select("id").execute()).toEqual(before);
		expect((await contact(elsewhere())).status).toBe(201);
	});

	test("after 10 minutes an address is accepted again", async () => {
		const address = elsewhere();
		await statuses(60, () => contact(address));
		expect((await contact(address)).status).toBe(429);
		app.clock.advance(10 * MINUTE + 1000);
		expect((await contact(address)).status).toBe(201);
	});

	test("an IPv6 /64 counts as one address, and the next /64 as a second", async () => {
		const within = (n: number) => contact(`2001:db8:1:2::${(n + 1).toString(16)}`);
		expect(await statuses(61, within)).toEqual([...Array(60).fill(201), 429]);
		expect((await contact("2001:db8:1:3::1")).status).toBe(201);
	});

	test("forms without JavaScript are counted as well", async () => {
		const address = elsewhere();
		const form = () =>
			app.call("POST", "/api/contact", { body: aContact(), from: { address, form: true } });
		expect(await statuses(61, form)).toEqual([...Array(60).fill(201), 429]);
	});

	test("after 60 parallel requests, the 61st is rejected", async () => {
		const address = elsewhere();
		const found = await Promise.all(Array.from({ length: 70 }, () => contact(address)));
		expect(found.filter(({ status }) => status === 201)).toHaveLength(60);
		expect(found.filter(({ status }) => status === 429)).toHaveLength(10);
	});

	test("a form with invalid fields is not counted", async () => {
		const address = elsewhere();
		const wrong = () =>
			app.call("POST", "/api/contact", { body: aContact({ email: "no" }), from: { address } });
		expect(await statuses(70, wrong)).toEqual(Array(70).fill(400));
		expect((await contact(address)).status).toBe(201);
	});

	test("reading is never limited", async () => {
		const address = elsewhere();
		const read = () => app.call("GET", "/api/courses", { from: { address } });
		await statuses(61, () => contact(address));
		expect(new Set(await statuses(200, read))).toEqual(new Set([200]));
	});
});

describe("exports", () => {
	test("one user may make 60 in 10 minutes, from any address; another user is unaffected", async () => {
		const { token } = await signedInUser(app, { isAdmin: true });
		const exported = (n: number) =>
			app.call("GET", `/api/admin/${n % 2 ? "contacts" : "registrations"}.csv`, {
				token,
				from: { address: elsewhere() },
			});
		expect(await statuses(60, exported)).toEqual(Array(60).fill(200));
		const refused = await exported(0);
		expect(refused.status).toBe(429);
		expect(refused.text).toMatch(/^You’ve reached the export limit\. Try again in/);
		expect((await app.asAdmin("GET", "/api/admin/contacts.csv")).status).toBe(200);
	});
});

test("each conversation accepts 30 messages a minute", async () => {
	const limits = anInstance();
	for (let n = 0; n < 30; n++) expect(await limits.ofConversation("a")).toBeUndefined();
	const refused = await limits.ofConversation("a");
	expect(refused?.status).toBe(429);
	expect(refused?.detail).toMatch(
		/^You’re sending messages too quickly\. Try again in (\d+ seconds?|1 minute)\.$/,
	);
	expect(await limits.ofConversation("b")).toBeUndefined();
	app.clock.advance(MINUTE + 1000);
	expect(await limits.ofConversation("a")).toBeUndefined();
});

test("one address may make 150 chat calls in 10 minutes", async () => {
	const limits = anInstance();
	const from = { address: elsewhere() };
	for (let n = 0; n < 150; n++) expect(await limits.ofCall("chat", from, null)).toBeUndefined();
	expect((await limits.ofCall("chat", from, null))?.status).toBe(429);
});

test("two instances count together", async () => {
	const first = anInstance();
	const other = anInstance();
	const from = { address: elsewhere() };
	for (let n = 0; n < 30; n++) {
		expect(await first.ofCall("form", from, null)).toBeUndefined();
		expect(await other.ofCall("form", from, null)).toBeUndefined();
	}
	expect((await first.ofCall("form", from, null))?.status).toBe(429);
	expect((await other.ofCall("form", from, null))?.status).toBe(429);
});

test("RATE_LIMITS=off: no limit of any kind", async () => {
	const address = elsewhere();
	expect(await statuses(100, () => contact(address, unlimited))).toEqual(Array(100).fill(201));
});
