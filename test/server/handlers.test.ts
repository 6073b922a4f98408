import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
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

const json = { "content-type": "application/json" };
const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

async function registrations(): Promise<number> {
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: json,
		body: JSON.stringify({ username: "admin", password: "correct horse battery" }),
	});
	const { token } = await login.json();
	const response = await fetch(`${server.url}/api/admin/dashboard`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return (await response.json()).totalRegistrations;
}

test("every response has the headers: JSON, errors, files, malformed paths and invalid HTTP", async () => {
	const heads: string[] = [];
	for (const path of [
		"/api/courses",
		"/api/courses/none",
		"/api/none",
		"/robots.txt",
		"/sitemap.xml",
		"/%E0%A4%A",
		"/api/%00",
	]) {
		heads.push(
			await sendRaw(
				server.port,
				`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
			),
		);
	}
	heads.push(
		await sendRaw(
			server.port,
			"GET //evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
		),
	);
	heads.push(await sendRaw(server.port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"));
	heads.push(await sendRaw(server.port, "NO HTTP AT ALL\r\n\r\n"));
	heads.push(
		await sendRaw(
			server.port,
			`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
		),
	);
	for (const head of heads) {
		expect(head).toMatch(
			/content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/i,
		);
		expect(head).toMatch(/x-content-type-options: nosniff/i);
		expect(head).toMatch(/referrer-policy: strict-origin-when-cross-origin/i);
		expect(head).toMatch(/cross-origin-resource-policy: same-origin/i);
		expect(head).not.toMatch(/strict-transport-security/i);
	}
	expect(heads.slice(-5).map((head) => head.split(" ")[1])).toEqual([
		"400",
		"400",
		"400",
		"400",
		"431",
	]);
});

test("a page carries the policy of pages, with hashes and without unsafe-inline", async () => {
	for (const path of ["/", "/courses/cna", "/none", "/api/docs"]) {
		const { headers } = await fetch(server.url + path);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
		expect(policy).not.toContain("unsafe");
		for (const part of [
			"img-src 'self' https: data:",
			"font-src 'self'",
			"manifest-src 'self'",
			"connect-src 'self' https://api.emailjs.com",
			"base-uri 'none'",
			"object-src 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		]) {
			expect(policy).toContain(part);
		}
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("permissions-policy")).toBeTruthy();
		expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(headers.get("set-cookie")).toBeNull();
	}
	expect(apiPolicy).toBe(
		(await fetch(`${server.url}/api/courses`)).headers.get("content-security-policy"),
	);
});

test("Strict-Transport-Security is on every response to an https request through a trusted proxy", async () => {
	for (const path of ["/", "/api/courses", "/none", "/%E0"]) {
		const { headers } = await fetch(server.url + path, {
			headers: { "x-forwarded-proto": "https" },
		});
		expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
	}
});

test("an unknown path or course is 404, and a page is 200 with an ETag that saves the body", async () => {
	expect((await fetch(`${server.url}/none`)).status).toBe(404);
	expect((await fetch(`${server.url}/courses/none`)).status).toBe(404);
	const page = await fetch(`${server.url}/courses/cna?utm_source=test`);
	expect(page.status).toBe(200);
	expect(page.headers.get("cache-control")).toBe("public, no-cache");
	const again = await fetch(`${server.url}/courses/cna`, {
		headers: { "if-none-match": page.headers.get("etag") ?? "" },
	});
	expect(again.status).toBe(304);
});

test("every course that does not exist is the same page, and an unknown program is the plain form", async () => {
	const missing = new Set<string>();
	for (const slug of ["none", "other-none", "toString", "__proto__", "%E2%82%BF", "-"]) {
		const response = await fetch(`${server.url}/courses/${slug}`);
		expect([slug, response.status]).toEqual([slug, 404]);
		missing.add(await response.text());
	}
	expect(missing.size).toBe(1);
	expect([...missing][0]).toContain("Course Not Found");
	const form = await fetch(`${server.url}/register`);
	const unknown = await fetch(`${server.url}/register?program=none`);
	expect([unknown.status, unknown.headers.get("etag")]).toEqual([200, form.headers.get("etag")]);
});

test("a page responds to HEAD as to GET without the body, and to other methods with 405 and Allow", async () => {
	for (const path of ["/", "/register?registered=R-123456", "/admin", "/none"]) {
		const [whole, head] = await Promise.all([
			fetch(server.url + path),
			fetch(server.url + path, { method: "HEAD" }),
		]);
		expect(head.status).toBe(whole.status);
		for (const name of ["etag", "content-security-policy", "cache-control"]) {
			expect(head.headers.get(name)).toBe(whole.headers.get(name));
		}
		expect(await head.text()).toBe("");
	}
	for (const method of ["PUT", "DELETE", "PATCH", "POST"]) {
		const response = await fetch(`${server.url}/about`, { method });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD");
	}
	for (const path of ["/register", "/contact/"]) {
		const response = await fetch(server.url + path, { method: "PUT" });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
	}
	const trace = "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
	expect(await sendRaw(server.port, trace)).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET/);
});

test("data requests of the router are answered by us, and so are forms for a page without one", async () => {
	for (const [method, path, status, sentence] of [
		["GET", "/admin/courses.data", 404, "Not found."],
		["POST", "/admin//courses.data?_routes=root", 404, "Not found."],
		["POST", "/register.data", 404, "Not found."],
		["POST", "/none.data#part", 404, "Not found."],
		["DELETE", "/_root.data", 404, "Not found."],
		["POST", "/", 405, "POST is not allowed here."],
		["POST", "/admin/none", 405, "POST is not allowed here."],
		["POST", "/wp-login.php", 405, "POST is not allowed here."],
	] as const) {
		const head = "Host: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
		const answer = await sendRaw(server.port, `${method} ${path} HTTP/1.1\r\n${head}`);
		const expected = new RegExp(`^HTTP/1.1 ${status} [^]*\\r\\n${sentence}`);
		expect([method, path, answer]).toEqual([method, path, expect.stringMatching(expected)]);
	}
	expect(server.output()).not.toContain("page render failed");
});

test("the admin area is not cached and not indexed, and an unknown path in it is 404", async () => {
	for (const [path, status] of [
		["/admin", 200],
		["/admin/login", 200],
		["/admin/none", 404],
	] as const) {
		const response = await fetch(server.url + path);
		expect(response.status).toBe(status);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(response.headers.get("x-robots-tag")).toBe("noindex");
	}
	expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain("Disallow: /admin");
});

test("a body that is cut off stores nothing and the process lives", async () => {
	const before = await registrations();
	const socket = connect(server.port, "localhost");
	await once(socket, "connect");
	socket.write(
		'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"fullName":',
	);
	socket.destroySoon();
	await once(socket, "close");
	expect(await registrations()).toBe(before);
});

test("a million-character name is 413 with a message, also without a content length", async () => {
	const body = JSON.stringify(aRegistration({ fullName: "x".repeat(1_000_000) }));
	const told = await fetch(`${server.url}/api/register`, { method: "POST", headers: json, body });
	expect(told.status).toBe(413);
	expect(await told.text()).toBe("The request is too large. The limit is 64 KB.");
	const untold = await fetch(`${server.url}/api/register`, {
		method: "POST",
		headers: json,
		body: new Blob([body]).stream(),
		duplex: "half",
	} as RequestInit);
	expect(untold.status).toBe(413);
	expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test("fifty concurrent registrations each get their response and their own row", async () => {
	const responses = await Promise.all(
		Array.from({ length: 50 }, () =>
			fetch(`${server.url}/api/register`, {
				method: "POST",
				headers: json,
				body: JSON.stringify(aRegistration()),
			}).then((response) => response.json()),
		),
	);
	expect(new Set(responses.map(({ id }) => id)).size).toBe(50);
	expect(new Set(responses.map(({ reference }) => reference)).size).toBe(50);
});

test("the log is JSON with a request id and without personal data", async () => {
	const sent = aRegistration({ fullName: "Zzyzx Unmistakable", email: "zzyzx@mail.example" });
	await fetch(`${server.url}/api/register`, {
		method: "POST",
		headers: json,
		body: JSON.stringify(sent),
	});
	await fetch(`${server.url}/api/admin/registrations?q=Zzyzx`);
	// On a busy machine a slow query of the first request is logged after the second one.
	const logged = () => {
		const lines = server.output().trim().split("\n");
		const line = lines.findLast((one) => one.includes('"route":"/api/admin/registrations"'));
		return line && JSON.parse(line);
	};
	// The log arrives through a pipe, after the response.
	await expect.poll(logged).toMatchObject({
		status: 401,
		requestId: expect.stringMatching(/^[0-9a-f]{12}$/),
	});
	expect(server.output()).not.toMatch(/Zzyzx/i);
});

test("a form from another website is refused in one sentence, stores nothing and is no error in the log", async () => {
	const before = await registrations();
	const logged = server.output().length;
	for (const origin of ["https://evil.example", "null", "x"]) {
		const answer = await fetch(`${server.url}/register`, {
			method: "POST",
			headers: { origin, "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams(
				Object.entries(aRegistration()).map(([name, value]) => [name, `${value}`]),
			),
		});
		expect(answer.status).toBe(403);
		expect(await answer.text()).toBe("This form came from another website and was blocked.");
	}
	expect(await registrations()).toBe(before);
	expect(server.output().slice(logged)).not.toContain('"level":"error"');
});

test("a page needs no script, style or handler before it is loaded, and is cached as the same for everyone", async () => {
	const page = (path: string, headers: Record<string, string> = {}) =>
		fetch(server.url + path, { headers });
	const html = (await (await page("/")).text()).replace(/<script[\s\S]*?<\/script>/g, "");
	expect(html).toContain("</main>");
	expect(html).not.toMatch(
		/modulepreload|<script[^>]+src=|<link[^>]+stylesheet|\sstyle="|\son\w+="/,
	);

	const first = await page("/courses/cna", { "accept-language": "es" });
	const second = await page("/courses/cna", { cookie: "a=b" });
	expect(await first.text()).toBe(await second.text());
	expect(first.headers.get("cache-control")).toBe("public, no-cache");
	expect(first.headers.get("etag")).toBeTruthy();
	for (const { headers } of [first, second, await page("/register?program=cna")])
		expect(headers.getSetCookie()).toEqual([]);
});
