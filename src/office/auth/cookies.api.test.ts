import { beforeAll, describe, expect, test } from "vitest";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";

const app = theApp();
let cookie: string;
let token: string;
beforeAll(async () => {
	({ cookie, token } = await signedInUser(app, { isAdmin: true }));
});

const read = (headers: Record<string, string>, query = "") =>
	app.call("GET", `/api/admin/dashboard${query}`, { headers });
const write = (headers: Record<string, string>, from = {}) =>
	app.call("PATCH", "/api/admin/courses/1", { body: {}, headers, from });

test("the cookie works like the token, even among other cookies", async () => {
	expect((await read({ cookie })).status).toBe(200);
	expect((await read({ cookie: `a=1; ${cookie}; sessions=2` })).status).toBe(200);
	expect((await read({ cookie: cookie.replace("session", "xsession") })).status).toBe(401);
});

test("the token is accepted with any capitalization of Bearer", async () => {
	expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
	expect((await read({ authorization: `bearer ${token}` })).status).toBe(200);
});

test("a bearer token takes precedence over the cookie", async () => {
	const other = await signedInUser(app);
	expect((await read({ cookie, authorization: `Bearer ${other.token}` })).status).toBe(403);
	expect((await read({ cookie, authorization: "Bearer wrong" })).status).toBe(401);
});

test("a Basic password for a proxy in front does not disable the cookie", async () => {
	expect((await read({ cookie, authorization: "Basic c2Nob29sOnNlY3JldA==" })).status).toBe(200);
});

test.each(["token", "access_token", "session", "authorization", "Bearer"])(
	"a token in the URL is ignored: ?%s=",
	async (name) => {
		expect((await read({}, `?${name}=${token}`)).status).toBe(401);
		expect((await read({}, `?${name}=Bearer%20${token}`)).status).toBe(401);
	},
);

test("a token in the body is ignored", async () => {
	const response = await app.call("PATCH", "/api/admin/courses/1", {
		body: { token, session: token },
	});
	expect(response.status).toBe(401);
});

describe("a change by cookie", () => {
	test.each(["https://school.example", "http://school.example"])(
		"is accepted from PUBLIC_URL's origin and from the requested host: %s",
		async (origin) => {
			expect((await write({ cookie, origin })).status).toBe(200);
		},
	);

	test("is accepted from the requested host under another name", async () => {
		const headers = { cookie, origin: "http://192.168.1.5:3000" };
		expect((await write(headers, { host: "192.168.1.5:3000" })).status).toBe(200);
		expect((await write(headers, { host: "192.168.1.5" })).status).toBe(403);
	});

	test("is accepted from PUBLIC_URL's origin, even if the proxy requests another host", async () => {
		const headers = { cookie, origin: "https://school.example" };
		expect((await write(headers, { host: "app:3000" })).status).toBe(200);
	});

	test.each([
		"https://evil.example",
		"https://school.example.evil.example",
		"https://evil.example/school.example",
		"https://school.example:8443",
		"https://sub.school.example",
		"null",
		"",
		"school.example",
	])("is rejected from any other origin: %j", async (origin) => {
		const response = await write({ cookie, origin });
		expect(response.status).toBe(403);
		expect(response.text).toBe("This request came from another website and was blocked.");
	});

	test.each(["POST", "PATCH", "DELETE"])("is rejected for %s", async (method) => {
		const headers = { cookie, origin: "https://evil.example" };
		const address = method === "POST" ? "/api/admin/courses" : "/api/admin/courses/1";
		expect((await app.call(method, address, { headers, body: {} })).status).toBe(403);
		expect((await app.call("GET", "/api/courses/clinical-medical-assistant")).status).toBe(200);
	});

	test("is accepted without an Origin, as non-browser clients send it", async () => {
		expect((await write({ cookie })).status).toBe(200);
	});

	test("signing out from another website is rejected, and the session stays active", async () => {
		const { cookie: sessionCookie } = await signIn(app, "dana", "correct horse battery");
		const headers = { cookie: sessionCookie, origin: "https://evil.example" };
		expect((await app.call("POST", "/api/logout", { headers })).status).toBe(403);
		expect((await read({ cookie: sessionCookie })).status).toBe(200);
	});
});

test("reading by cookie and changing by token need no Origin header", async () => {
	const origin = "https://evil.example";
	expect((await read({ cookie, origin })).status).toBe(200);
	expect((await write({ authorization: `Bearer ${token}`, origin })).status).toBe(200);
});

test("a visitor's form is accepted from any website, without a session", async () => {
	const response = await app.call("POST", "/api/contact", {
		body: { name: "Ana", email: "ana@mail.example", message: "Hello" },
		headers: { origin: "https://partner.example" },
	});
	expect(response.status).toBe(201);
});
