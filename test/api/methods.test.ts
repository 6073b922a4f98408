import { expect, test } from "vitest";
import { theApp } from "../app.ts";

const app = theApp();

test.each([
	["PUT", "/api/courses", "GET, HEAD, OPTIONS"],
	["DELETE", "/api/courses/cna", "GET, HEAD, OPTIONS"],
	["GET", "/api/register", "POST, OPTIONS"],
	["GET", "/api/contact", "POST, OPTIONS"],
	["GET", "/api/login", "POST, OPTIONS"],
	["HEAD", "/api/logout", "POST, OPTIONS"],
	["POST", "/api/health", "GET, HEAD, OPTIONS"],
	["PATCH", "/api/admin/courses", "GET, POST, HEAD, OPTIONS"],
	["PUT", "/api/admin/courses/1", "GET, PATCH, DELETE, HEAD, OPTIONS"],
	["PUT", "/api/admin/registrations/1", "GET, DELETE, PATCH, HEAD, OPTIONS"],
	["POST", "/api/admin/registrations.csv", "GET, HEAD, OPTIONS"],
])("%s %s is 405 and names what is allowed", async (method, path, allow) => {
	const response = await app.call(method, path);
	expect(response.status).toBe(405);
	expect(response.headers.get("allow")).toBe(allow);
	if (method !== "HEAD") expect(response.text).toBe(`${method} is not allowed here.`);
});

test("OPTIONS names the methods of an address and opens it to no other website", async () => {
	const response = await app.call("OPTIONS", "/api/courses", {
		headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
	});
	expect(response.status).toBe(204);
	expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual(
		[],
	);
});

test("HEAD responds as GET does, without a body", async () => {
	const get = await app.asAdmin("GET", "/api/admin/registrations");
	const head = await app.asAdmin("HEAD", "/api/admin/registrations");
	expect(head.status).toBe(200);
	expect(head.text).toBe("");
	expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

test.each([
	"/api",
	"/api/",
	"/api/nothing",
	"/api/courses/",
	"/api/courses/cna/more",
	"/api/admin/registrations/",
	"/api/admin/registrations.xml",
])("%s is 404 for every method", async (path) => {
	for (const method of ["GET", "POST", "PATCH", "DELETE", "PUT"]) {
		const response = await app.asAdmin(method, path);
		expect(response.status).toBe(404);
		expect(response.text).toBe("Not found.");
	}
});

test.each(["0", "-1", "1.5", "01", "one", "99999999999", "2147483648", "1%20", "%00", "1e3"])(
	"a record cannot have the number %s: 404",
	async (id) => {
		for (const kind of ["registrations", "contacts", "courses", "users"]) {
			expect((await app.asAdmin("GET", `/api/admin/${kind}/${id}`)).status).toBe(404);
			expect((await app.asAdmin("PATCH", `/api/admin/${kind}/${id}`, { body: {} })).status).toBe(
				404,
			);
		}
	},
);

test.each(["registrations", "contacts", "courses", "users"])(
	"%s that do not exist are 404 to read, to change and to delete",
	async (kind) => {
		const path = `/api/admin/${kind}/2147483647`;
		expect((await app.asAdmin("GET", path)).status).toBe(404);
		expect((await app.asAdmin("PATCH", path, { body: { title: "x" } })).status).toBe(404);
		if (kind === "courses" || kind === "users") {
			expect((await app.asAdmin("DELETE", path)).status).toBe(404);
		}
	},
);

test("nothing under /api/admin and no response to a POST is cacheable", async () => {
	const responses = await Promise.all([
		app.asAdmin("GET", "/api/admin/dashboard"),
		app.asAdmin("GET", "/api/%61dmin/dashboard"),
		app.asAdmin("GET", "/api/admin/registrations.csv"),
		app.asAdmin("GET", "/api/admin/registrations?limit=0"),
		app.asAdmin("DELETE", "/api/admin/courses/9"),
		app.call("GET", "/api/admin/dashboard"),
		app.call("PUT", "/api/admin/dashboard"),
		app.call("GET", "/api/admin/nothing"),
		app.call("OPTIONS", "/api/admin/dashboard"),
		app.call("POST", "/api/login", { body: {} }),
		app.call("POST", "/api/logout"),
		app.call("POST", "/api/courses"),
		app.call("POST", "/api/nothing"),
	]);
	expect(responses.map(({ headers }) => headers.get("cache-control"))).toEqual(
		responses.map(() => "no-store"),
	);
});

test("public responses are revalidated each time", async () => {
	const response = await app.call("GET", "/api/courses");
	expect(response.headers.get("cache-control")).toBe("no-cache");
	expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
	expect(response.headers.get("set-cookie")).toBeNull();
});
