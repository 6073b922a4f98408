import { describe, expect, test } from "vitest";
import type { Endpoint } from "#api/endpoint.ts";
import { signedInUser, theApp } from "../app.ts";
import { aRegistration } from "../factories.ts";

const app = theApp();

const adminEndpoints = () => app.endpoints.filter(({ access }) => access === "administrator");
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, "1");
const everyRow = async () =>
	Promise.all(
		(["users", "courses", "registrations", "contacts"] as const).map((table) =>
			app.db.selectFrom(table).selectAll().orderBy("id").execute(),
		),
	);

test("everything under /api/admin is for administrators, and only that", () => {
	expect(adminEndpoints().length).toBeGreaterThan(15);
	for (const { path, access } of app.endpoints) {
		expect(`${path} ${access}`).toBe(
			`${path} ${path.startsWith("/api/admin/") ? "administrator" : "anyone"}`,
		);
	}
});

describe("every administrator endpoint", () => {
	test("responds 401 to a visitor and changes nothing", async () => {
		await app.call("POST", "/api/register", { body: aRegistration() });
		const before = await everyRow();
		for (const endpoint of adminEndpoints()) {
			const response = await app.call(endpoint.method, pathOf(endpoint), {
				body: bodyFor(endpoint),
			});
			expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
				`${endpoint.method} ${endpoint.path} 401`,
			);
			expect(response.text).toBe("Please sign in.");
		}
		expect(await everyRow()).toEqual(before);
	});

	test("responds 403 to a signed-in user who is not an administrator, and changes nothing", async () => {
		const { token } = await signedInUser(app);
		const before = await everyRow();
		for (const endpoint of adminEndpoints()) {
			const response = await app.call(endpoint.method, pathOf(endpoint), {
				token,
				body: bodyFor(endpoint),
			});
			expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
				`${endpoint.method} ${endpoint.path} 403`,
			);
		}
		expect(await everyRow()).toEqual(before);
	});

	test("responds 401 to a session that does not exist", async () => {
		for (const token of ["A".repeat(43), "x", "A".repeat(5000)]) {
			for (const endpoint of adminEndpoints()) {
				const response = await app.call(endpoint.method, pathOf(endpoint), { token });
				expect(response.status).toBe(401);
			}
		}
	});

	test("refuses before it looks at what was sent", async () => {
		for (const endpoint of adminEndpoints().filter(({ body }) => body)) {
			const response = await app.call(endpoint.method, pathOf(endpoint), {
				raw: "{",
				headers: { "content-type": "text/plain" },
			});
			expect(response.status).toBe(401);
		}
	});
});

/** Returns a valid body, so that only access can fail. */
function bodyFor({ method, path }: Endpoint): unknown {
	if (method === "GET" || method === "DELETE") return undefined;
	if (path.includes("users")) return { username: "mallory", password: "let me in please" };
	if (path.includes("courses"))
		return { slug: "mallory", title: "M", summary: "M", description: "M" };
	return { status: "accepted" };
}
