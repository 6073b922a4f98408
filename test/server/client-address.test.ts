import { afterEach, beforeEach, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
	testDatabase = await createTestDatabase("sqlite");
});
afterEach(async () => {
	await server.end();
	await testDatabase.remove();
});

const start = async (proxies: string) => {
	server = await startServer({ ...testDatabase, env: { TRUST_PROXY: proxies } });
};
const post = (path: string, body: unknown, headers: Record<string, string>) =>
	fetch(`${server.url}${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
const send = async (forwarded: string) =>
	(await post("/api/contact", aContact(), { "x-forwarded-for": forwarded })).status;
const statuses = async (times: number, forwarded: (n: number) => string) => {
	const found: number[] = [];
	for (let n = 0; n < times; n++) found.push(await send(forwarded(n)));
	return found;
};
/** Returns the client address in the log. */
const believed = async (forwarded: string) => {
	const body = { username: "admin", password: adminPassword };
	const signedIn = await post("/api/login", body, { "x-forwarded-for": forwarded });
	const { token } = (await signedIn.json()) as { token: string };
	const log = await fetch(`${server.url}/api/admin/activity?limit=1`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return ((await log.json()) as { address: string }[])[0]?.address;
};
const somewhere = (n: number) => `198.51.100.${n + 1}`;
const sixtyThenNone = [...Array(60).fill(201), 429];

test("without a trusted proxy X-Forwarded-For is ignored: a forged address gives no new attempts", async () => {
	await start("off");
	expect(await statuses(61, somewhere)).toEqual(sixtyThenNone);
	expect(["127.0.0.1", "::1"]).toContain(await believed("198.51.100.7"));
});

test("behind one proxy the address that it added counts, not the visitor's entries", async () => {
	await start("1");
	expect(await statuses(61, (n) => `${somewhere(n)}, 192.0.2.9`)).toEqual(sixtyThenNone);
	expect(await send("192.0.2.10")).toBe(201);
	expect(await send("192.0.2.9")).toBe(429);
	expect(await believed("198.51.100.7, 203.0.113.50")).toBe("203.0.113.50");
});

test("behind two proxies the last but one counts", async () => {
	await start("2");
	expect(await statuses(61, (n) => `${somewhere(n)}, 192.0.2.9, 10.0.0.1`)).toEqual(sixtyThenNone);
	expect(await believed("198.51.100.7, 203.0.113.50, 10.0.0.1")).toBe("203.0.113.50");
});
