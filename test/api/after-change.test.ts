import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readEnvironment } from "#site/server/environment.ts";
import { SiteMetrics } from "#site/server/metrics.ts";
import { type AppRuntime, startRuntime } from "#site/server/runtime.ts";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aCourse, aRegistration } from "../factories.ts";

let testDatabase: TestDatabase;
let runtime: AppRuntime;
let rendered = 0;
/** The queries since it was emptied. */
let queries: string[] = [];
/** What a rendering waits for. */
let mayRender = Promise.resolve();

beforeAll(async () => {
	testDatabase = await createTestDatabase();
	const environment = readEnvironment(
		{
			DATA_DIR: testDatabase.dataDir,
			DATABASE_URL: testDatabase.databaseUrl,
			ADMIN_PASSWORD: adminPassword,
		},
		"no .env file",
	);
	const render = async () => {
		rendered += 1;
		await mayRender;
		return new Response("<html></html>", { headers: { "content-type": "text/html" } });
	};
	const metrics = Object.assign(new SiteMetrics(), {
		countQuery: ({ sql }: { sql: string }) => void queries.push(sql),
	});
	runtime = await startRuntime(environment, "https://school.example", render, { metrics });
});
afterAll(async () => {
	await runtime.close();
	await testDatabase.remove();
});

const from = { address: "", secure: false, host: "school.example", requestId: "test" };
async function call(method: string, path: string, body: unknown, token = "") {
	const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
	return runtime.api.request(path, { method, headers, body: JSON.stringify(body) }, from);
}

async function signIn(): Promise<string> {
	const login = await call("POST", "/api/login", { username: "admin", password: adminPassword });
	return (await login.json()).token;
}

test("a change whose pages fail to refresh gets its response, and is refreshed later", async () => {
	const token = await signIn();
	await runtime.pages.page("/");
	expect(runtime.pages.peek("/")).toBeDefined();

	await sql`alter table settings rename to settings_away`.execute(runtime.db);
	const course = aCourse();
	const stored = await call("POST", "/api/admin/courses", course, token);
	expect(stored.status).toBe(201);
	expect(await stored.json()).toMatchObject({ slug: course.slug });
	const again = await call("POST", "/api/admin/courses", course, token);
	expect(again.status).toBe(409);
	expect(runtime.pages.peek("/")).toBeDefined();

	await sql`alter table settings_away rename to settings`.execute(runtime.db);
	await vi.waitFor(() => expect(rendered).toBe(2), { timeout: 30_000 });
	await runtime.pages.page("/");
	expect(rendered).toBe(2);
});

test("a course that moves is at its old address until its page is at the new one", async () => {
	const token = await signIn();
	const course = aCourse();
	const { id } = await (await call("POST", "/api/admin/courses", course, token)).json();
	const [before, after] = [`/courses/${course.slug}`, `/courses/${course.slug}-moved`];
	await runtime.pages.page(before);
	const known = rendered;
	const gate = Promise.withResolvers<void>();
	mayRender = gate.promise;

	const moving = call("PATCH", `/api/admin/courses/${id}`, { slug: `${course.slug}-moved` }, token);
	await vi.waitFor(() => expect(rendered).toBe(known + 1));
	expect(runtime.pages.peek(before)).toBeDefined();
	expect(runtime.redirects.find(before)).toBeUndefined();

	gate.resolve();
	expect((await moving).status).toBe(200);
	expect(runtime.pages.peek(before)).toBeUndefined();
	expect(runtime.redirects.find(before)).toBe(after);
});

test("an email about a decision that is another one by then is taken back, and the history says so", async () => {
	const token = await signIn();
	const { id } = await (await call("POST", "/api/register", aRegistration())).json();
	const path = `/api/admin/registrations/${id}`;
	const decide = (status: string) => call("PATCH", path, { status }, token);
	await decide("accepted");
	// The worker, which has no mail server here, has seen it or not.
	const sent = await call("POST", `${path}/decision-email`, { status: "accepted" }, token);
	const { id: emailId } = await sent.json();
	await runtime.db
		.updateTable("emails")
		.set({ status: "held" })
		.where("id", "=", emailId)
		.execute();
	await decide("rejected");
	const history = `/api/admin/activity?kind=registration&recordId=${id}&limit=1`;
	const headers = { authorization: `Bearer ${token}` };
	await vi.waitFor(
		async () => {
			const [last] = await (await runtime.api.request(history, { headers }, from)).json();
			expect(last).toMatchObject({
				...{ action: "email taken back before it left", username: "" },
				after: { decisionEmail: "acceptance", emailId },
			});
		},
		{ timeout: 30_000 },
	);
	const emails = runtime.db.selectFrom("emails").select("id").where("id", "=", emailId);
	expect(await emails.execute()).toEqual([]);
});

test("a change of nothing public reads the content version, and no content", async () => {
	const token = await signIn();
	queries = [];
	const view = { list: "registrations", name: "Mine", query: "status=pending", shared: false };
	expect((await call("POST", "/api/admin/views", view, token)).status).toBe(201);
	const ofContent = queries.filter((text) => /"(content_version|settings|courses)"/.test(text));
	expect(ofContent).toEqual(['select "version" from "content_version"']);
});
