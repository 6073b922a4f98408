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

test("an idle connection stays open longer than in common proxies", async () => {
	const { headers } = await fetch(`${server.url}/api/health`);
	const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
	expect(Number(seconds)).toBeGreaterThan(75);
});
