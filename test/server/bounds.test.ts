import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, sendRaw, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer({ ...testDatabase, env: { TRUST_PROXY: "1" } });
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

const status = async (...request: string[]) => {
	const lines = [...request.slice(0, -1), "Host: localhost", "Connection: close"];
	const response = await sendRaw(server.port, `${lines.join("\r\n")}\r\n\r\n${request.at(-1)}`);
	return Number(response.split(" ")[1]);
};

const types = {
	form: "Content-Type: application/x-www-form-urlencoded",
	json: "Content-Type: application/json",
	text: "Content-Type: text/plain",
	multipart: "Content-Type: multipart/form-data; boundary=x",
};

for (const path of ["/contact", "/register"]) {
	test(`a form for ${path} whose type is unclear is a bad request`, async () => {
		const post = (...headers: string[]) =>
			status(`POST ${path} HTTP/1.1`, ...headers, "Content-Length: 6", "name=x");
		expect({
			"two types": await post(types.json, types.form),
			"two types, the form first": await post(types.form, types.json),
			"the same type twice": await post(types.form, types.form),
			"no form": await post(types.json),
			"no type": await post(),
			"a form that is cut off": await post(types.multipart),
			"no body": await status(`POST ${path} HTTP/1.1`, "Content-Length: 0", ""),
		}).toEqual({
			"two types": 400,
			"two types, the form first": 400,
			"the same type twice": 400,
			"no form": 400,
			"no type": 400,
			"a form that is cut off": 400,
			"no body": 400,
		});
	});
}

test("a host that a proxy reports and that is none is a bad request", async () => {
	for (const host of [
		"evil.example/path",
		"a b",
		"user@evil.example",
		"x:y:z",
		"[::1",
		"ä.example",
		"a.example:99999",
	]) {
		for (const path of ["/", "/register?registered=R-123456", "/admin/login", "/api/health"]) {
			const found = await status(`GET ${path} HTTP/1.1`, `X-Forwarded-Host: ${host}`, "");
			expect([host, path, found]).toEqual([host, path, 400]);
		}
	}
	expect(
		await status("GET /admin/login HTTP/1.1", "X-Forwarded-Host: school.example:8443", ""),
	).toBe(200);
});

test("a request with two types of content is a bad request for the API too", async () => {
	for (const path of ["/api/contact", "/api/register"]) {
		const found = await status(
			`POST ${path} HTTP/1.1`,
			types.json,
			types.form,
			"Content-Length: 2",
			"{}",
		);
		expect([path, found]).toEqual([path, 400]);
	}
});

test("more headers, a longer URL or larger headers than any browser sends are rejected", async () => {
	const lines = (count: number) => Array.from({ length: count }, (_, n) => `X-${n}: y`);
	expect({
		"95 headers": await status("GET /api/health HTTP/1.1", ...lines(95), ""),
		"120 headers": await status("GET /api/health HTTP/1.1", ...lines(120), ""),
		"a URL of 8 KB": await status(`GET /api/health?${"x".repeat(8000)} HTTP/1.1`, ""),
		"a URL of 10 KB": await status(`GET /api/health?${"x".repeat(10_000)} HTTP/1.1`, ""),
		"headers of 20 KB": await status("GET /api/health HTTP/1.1", `X: ${"x".repeat(20_000)}`, ""),
	}).toEqual({
		"95 headers": 200,
		"120 headers": 431,
		"a URL of 8 KB": 200,
		"a URL of 10 KB": 414,
		"headers of 20 KB": 431,
	});
});

test("a request that two servers could read differently is rejected", async () => {
	const contact = (...headers: string[]) =>
		status("POST /api/contact HTTP/1.1", types.json, ...headers, "2\r\n{}\r\n0\r\n\r\n");
	expect({
		"two hosts": await status("GET /api/health HTTP/1.1", "Host: evil.example", ""),
		"two lengths": await contact("Content-Length: 2", "Content-Length: 3"),
		"the same length twice": await contact("Content-Length: 2", "Content-Length: 2"),
		"a length and chunks": await contact("Content-Length: 2", "Transfer-Encoding: chunked"),
		"packed chunks": await contact("Transfer-Encoding: gzip, chunked"),
		"a folded header": await status("GET /api/health HTTP/1.1", "X: a\r\n b", ""),
		"a space before the colon": await status("GET /api/health HTTP/1.1", "X : a", ""),
		"NUL in a header": await status("GET /api/health HTTP/1.1", "X: a\0b", ""),
		"the URL of another site": await status("GET http://evil.example/admin HTTP/1.1", ""),
		"a proxy’s request": await status("OPTIONS * HTTP/1.1", ""),
	}).toEqual({
		"two hosts": 400,
		"two lengths": 400,
		"the same length twice": 400,
		"a length and chunks": 400,
		"packed chunks": 501,
		"a folded header": 400,
		"a space before the colon": 400,
		"NUL in a header": 400,
		"the URL of another site": 400,
		"a proxy’s request": 400,
	});
});

test("a compressed body is rejected, with the encoding that is accepted", async () => {
	const answer = await fetch(`${server.url}/api/contact`, {
		method: "POST",
		headers: { "content-type": "application/json", "content-encoding": "gzip" },
		body: new Uint8Array(10),
	});
	expect(answer.status).toBe(415);
	expect(answer.headers.get("accept-encoding")).toBe("identity");
});

test("JSON that is deep, or that names a prototype, is an ordinary invalid body", async () => {
	const post = async (body: string) => {
		const headers = { "content-type": "application/json", accept: "application/json" };
		const answer = await fetch(`${server.url}/api/contact`, { method: "POST", headers, body });
		return [answer.status, Object.keys(await answer.json()).includes("isAdmin")];
	};
	const deep = (levels: number) => `{"name":${"[".repeat(levels)}${"]".repeat(levels)}}`;
	expect(await post(deep(30_000))).toEqual([400, false]);
	expect(await post(deep(100_000))).toEqual([413, false]);
	expect(await post('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')).toEqual([
		400,
		false,
	]);
});

test("an expectation that no one knows is ignored, and the response has our headers", async () => {
	const answer = await sendRaw(
		server.port,
		"GET /api/health HTTP/1.1\r\nHost: localhost\r\nExpect: magic\r\nConnection: close\r\n\r\n",
	);
	expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*x-content-type-options: nosniff/i);
});

test("an idle connection stays open longer than in common proxies", async () => {
	const { headers } = await fetch(`${server.url}/api/health`);
	const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
	expect(Number(seconds)).toBeGreaterThan(75);
});
