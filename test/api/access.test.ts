import { describe, expect, test } from "vitest";
import type { Access, Endpoint } from "#platform/api/endpoint.ts";
import { type Role, roles } from "#platform/api/role.ts";
import { signedInUser, theApp } from "../app.ts";
import { aRegistration } from "../factories.ts";
import { everyRow } from "../filled-database.ts";

const app = theApp();

const adminEndpoints = () => app.endpoints.filter(({ access }) => access !== "anyone");
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, "1");
const storedRows = () => everyRow(app.db, app.engine);

test("everything under /api/admin is for administrators, and only that", () => {
	expect(adminEndpoints().length).toBeGreaterThan(15);
	for (const { path, access } of app.endpoints) {
		expect(`${path} ${access !== "anyone"}`).toBe(`${path} ${path.startsWith("/api/admin/")}`);
	}
});

describe("every administrator endpoint", () => {
	test("responds 401 to a visitor and changes nothing", async () => {
		await app.call("POST", "/api/register", { body: aRegistration() });
		const before = await storedRows();
		for (const endpoint of adminEndpoints()) {
			const response = await app.call(endpoint.method, pathOf(endpoint), {
				body: bodyFor(endpoint),
			});
			expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
				`${endpoint.method} ${endpoint.path} 401`,
			);
			expect(response.text).toBe("Please sign in.");
		}
		expect(await storedRows()).toEqual(before);
	});

	test("responds 403 to a signed-in user who is not an administrator, and changes nothing", async () => {
		const { token } = await signedInUser(app);
		const before = await storedRows();
		for (const endpoint of adminEndpoints()) {
			const response = await app.call(endpoint.method, pathOf(endpoint), {
				token,
				body: bodyFor(endpoint),
			});
			expect(`${endpoint.method} ${endpoint.path} ${response.status}`).toBe(
				`${endpoint.method} ${endpoint.path} 403`,
			);
		}
		expect(await storedRows()).toEqual(before);
	});

	test.each(roles)("allows the role %s exactly what its access says", async (role) => {
		const { token } = await signedInUser(app, { isAdmin: true, role });
		const answerOf = (endpoint: Endpoint) => {
			// What nobody sends: a call with a body gets no further than access.
			const raw = endpoint.method === "GET" || endpoint.method === "DELETE" ? undefined : "{";
			return app.call(endpoint.method, endpoint.path.replace(/\{\w+\}/g, "0"), {
				token,
				...(raw && { raw, headers: { "content-type": "application/json" } }),
			});
		};
		const isAllowed = ({ access }: Endpoint) => accessOf[role].includes(access);
		const before = await storedRows();
		for (const endpoint of adminEndpoints().filter((one) => !isAllowed(one))) {
			const answer = await answerOf(endpoint);
			expect([answer.status, answer.text], `${endpoint.method} ${endpoint.path}`).toEqual([
				403,
				"Your role does not allow this. Ask an administrator with full access.",
			]);
		}
		expect(await storedRows()).toEqual(before);
		// A stream never ends; that every role may open it is tested with live updates.
		const isStream = ({ contentType }: Endpoint) => contentType?.startsWith("text/event-stream");
		for (const endpoint of adminEndpoints().filter((one) => isAllowed(one) && !isStream(one))) {
			const { status } = await answerOf(endpoint);
			const name = `${endpoint.method} ${endpoint.path}`;
			expect(status, name).toBeLessThan(500);
			expect([401, 403], name).not.toContain(status);
		}
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

/** What each role may call. */
const accessOf: Record<Role, readonly Access[]> = {
	full: ["any role", "front desk", "full access"],
	desk: ["any role", "front desk"],
	viewer: ["any role"],
};

test("a role that only reads changes nothing but its own password, session, second factor and summary, and reports errors", () => {
	const own =
		/^\/api\/admin\/(confirm|password|second-factors|recovery-codes|other-sessions|me\/summary|browser-errors)\b/;
	const writes = adminEndpoints().filter(
		({ method, access, path }) => method !== "GET" && access === "any role" && !own.test(path),
	);
	expect(writes).toEqual([]);
});

test("users, settings, exports and permanent deletion need full access", () => {
	const guarded = adminEndpoints().filter(
		({ path, method, limit, requiresFreshPassword, summary }) =>
			/^\/api\/admin\/(users|settings|sign-in-rules|sessions|checklist)\b/.test(path) ||
			limit === "export" ||
			(method === "DELETE" && /permanent/i.test(summary)) ||
			(requiresFreshPassword && !/second-factors|recovery-codes/.test(path)),
	);
	expect(guarded.length).toBeGreaterThan(12);
	expect(guarded.filter(({ access }) => access !== "full access")).toEqual([]);
});

test("every export needs a password that was confirmed in the last minutes", () => {
	const exports = adminEndpoints().filter(({ limit }) => limit === "export");
	expect(exports.length).toBeGreaterThan(5);
	expect(exports.filter((one) => !one.requiresFreshPassword)).toEqual([]);
});

test("a narrower role counts from the next call", async () => {
	const { id, token } = await signedInUser(app, { isAdmin: true });
	expect((await app.call("GET", "/api/admin/settings", { token })).status).toBe(200);
	const narrowed = await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { role: "desk" } });
	expect(narrowed.json).toMatchObject({ isAdmin: true, role: "desk" });
	expect((await app.call("GET", "/api/admin/settings", { token })).status).toBe(403);
	expect((await app.call("GET", "/api/admin/registrations", { token })).status).toBe(200);
});

test("the front desk reads what was done with records, not with accounts and settings", async () => {
	const { token } = await signedInUser(app, { isAdmin: true, role: "desk" });
	await app.call("POST", "/api/register", { body: aRegistration() });
	const [{ id }] = (await app.asAdmin("GET", "/api/admin/registrations?limit=1")).json;
	await app.call("PATCH", `/api/admin/registrations/${id}`, {
		token,
		body: { status: "accepted" },
	});
	const kinds = async (options: object) =>
		new Set(
			(await app.call("GET", "/api/admin/activity?limit=500", options)).json.map(
				({ kind }: { kind: string }) => kind,
			),
		);
	const read = [...(await kinds({ token }))];
	expect(read).toContain("registration");
	expect(read.filter((kind) => /user|session|settings/.test(kind as string))).toEqual([]);
	const { token: full } = await signedInUser(app, { isAdmin: true });
	expect([...(await kinds({ token: full }))]).toContain("user");
	const filtered = await app.call("GET", "/api/admin/activity?kind=user", { token });
	expect(filtered.json).toEqual([]);
	expect(filtered.headers.get("x-total-count")).toBe("0");
});

/** Returns a valid body, so that only access can fail. */
function bodyFor({ method, path }: Endpoint): unknown {
	if (method === "GET" || method === "DELETE") return undefined;
	if (path.includes("users")) return { username: "mallory", password: "let me in please" };
	if (path.includes("courses"))
		return { slug: "mallory", title: "M", summary: "M", description: "M" };
	return { status: "accepted" };
}
