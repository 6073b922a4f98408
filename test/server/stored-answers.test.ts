import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, sendRaw, startServer } from "../process.ts";

// Pages and calls that are answered from memory skip most of what other requests go through.

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("postgres");
	server = await startServer({ ...testDatabase, env: { TRUST_PROXY: "1", LOG_LEVEL: "silent" } });
	for (const path of ["/", "/about", "/api/courses"]) await fetch(server.url + path);
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

const statusLines = (text: string) =>
	[...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
const last = "GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

test("requests of one packet are answered in their order, whether from memory or not", async () => {
	const text = await sendRaw(
		server.port,
		`HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/courses/none HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD /about HTTP/1.1\r\nHost: localhost\r\n\r\n${last}`,
	);
	expect(statusLines(text)).toEqual(["200", "404", "200", "200"]);
	expect(text.endsWith("</html>")).toBe(true);
});

test("a body that nobody reads does not become the next request", async () => {
	const body = "GET /none HTTP/1.1\r\n\r\n";
	const text = await sendRaw(
		server.port,
		`HEAD / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}${last}`,
	);
	expect(statusLines(text)).toEqual(["200", "200"]);
});

test("what is refused anywhere is refused for a page in memory", async () => {
	const refused = [
		["Host: not a host", "400"],
		["Host: localhost\r\nHost: localhost", "400"],
		["Host: localhost\r\nContent-Encoding: gzip", "415"],
	] as const;
	for (const [lines, status] of refused) {
		const text = await sendRaw(
			server.port,
			`GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`,
		);
		expect([lines, statusLines(text)]).toEqual([lines, [status]]);
	}
});

test("over HTTPS it carries Strict-Transport-Security, also in a 304", async () => {
	const get = (headers: Record<string, string>) => fetch(`${server.url}/about`, { headers });
	const plain = await get({});
	expect(plain.headers.get("strict-transport-security")).toBeNull();
	const secure = await get({ "x-forwarded-proto": "https" });
	expect(secure.headers.get("strict-transport-security")).toContain("max-age=31536000");
	const etag = secure.headers.get("etag") ?? "";
	const known = await get({ "x-forwarded-proto": "https", "if-none-match": etag });
	expect(known.status).toBe(304);
	expect(known.headers.get("strict-transport-security")).toContain("max-age=31536000");
	expect(known.headers.get("content-security-policy")).toContain("script-src");
});

test("the public calls have strong tags, and a change is in the next answer", async () => {
	const calls = ["/api/courses", "/api/courses/cna", "/api/school", "/api/pictures", "/api/facts"];
	const tags = new Map<string, string>();
	for (const path of [...calls, "/api/config/emailjs"]) {
		const answer = await fetch(server.url + path, { headers: { "accept-encoding": "identity" } });
		expect([path, answer.headers.get("etag")]).toEqual([
			path,
			expect.stringMatching(/^"[\w-]{22}"$/),
		]);
		expect(answer.headers.get("cache-control")).toBe("no-cache");
		const etag = answer.headers.get("etag") ?? "";
		const known = await fetch(server.url + path, { headers: { "if-none-match": etag } });
		expect([path, known.status]).toEqual([path, 304]);
		tags.set(path, etag);
	}
	const json = { "content-type": "application/json" };
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: json,
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	const { token } = await login.json();
	const patched = await fetch(`${server.url}/api/admin/courses/2`, {
		method: "PATCH",
		headers: { ...json, authorization: `Bearer ${token}` },
		body: JSON.stringify({ title: "Nursing Assistant, evenings" }),
	});
	expect(patched.status).toBe(200);
	for (const path of ["/api/courses", "/api/courses/cna"]) {
		const headers = { "if-none-match": tags.get(path) ?? "" };
		const answer = await fetch(server.url + path, { headers });
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain("Nursing Assistant, evenings");
	}
});

test("without the database the public calls are answered from memory, or say why they can't be", async () => {
	await fetch(`${server.url}/api/courses`);
	await testDatabase.remove();
	testDatabase = { ...testDatabase, remove: async () => {} };
	expect((await fetch(`${server.url}/api/courses`)).status).toBe(200);
	const headers = { accept: "application/json" };
	const failed = await fetch(`${server.url}/api/courses/ekg`, { headers });
	expect(failed.status).toBe(500);
	expect(failed.headers.get("content-type")).toContain("application/problem+json");
});
