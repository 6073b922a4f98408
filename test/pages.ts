import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { ApiApp } from "#platform/api/handler.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import { readEnvironment } from "#site/server/environment.ts";
import { anonymousOrigin, createRenderer } from "#site/server/pages.ts";
import { type AppRuntime, startRuntime } from "#site/server/runtime.ts";
import { adminPassword } from "./admin-password.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

export const origin = "https://school.example";

/** What a part of a page says, tag by tag. */
export const textsIn = (html: string): string[] =>
	html
		.replaceAll("<!-- -->", "")
		.split(/<[^>]*>/)
		.map((text) => text.trim())
		.filter(Boolean);

/** Starts API and pages of the production build on their own database, for one test file. */
export function thePages(parts: { clock?: Clock } = {}) {
	const site = {} as { runtime: AppRuntime };
	let testDatabase: TestDatabase;
	let render: (address: string, api?: ApiApp) => Promise<Response>;

	beforeAll(async () => {
		testDatabase = await createTestDatabase();
		const environment = readEnvironment(
			{
				DATA_DIR: testDatabase.dataDir,
				DATABASE_URL: testDatabase.databaseUrl,
				ADMIN_PASSWORD: adminPassword,
				RATE_LIMITS: "off",
			},
			"no .env file",
		);
		const build = await import(join(import.meta.dirname, "../build/server/index.js"));
		render = async (address, api = site.runtime.api) =>
			createRenderer(build, "production", api)(new Request(origin + address), anonymousOrigin);
		site.runtime = await startRuntime(environment, origin, render, parts);
	});
	afterAll(async () => {
		await site.runtime.close();
		await testDatabase.remove();
	});

	const from = { address: "", secure: false, host: "school.example", requestId: "test" };
	async function call(method: string, path: string, sent?: unknown, token = "") {
		const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
		const init = { method, headers, ...(sent !== undefined && { body: JSON.stringify(sent) }) };
		const response = await site.runtime.api.request(path, init, from);
		return response.status === 204 ? null : response.json();
	}
	let session = { at: Number.NaN, token: "" };
	async function asAdmin(method: string, path: string, sent?: unknown) {
		const at = (parts.clock?.() ?? new Date()).getTime();
		// A test may set the clock back, or on to another day.
		if (!(Math.abs(at - session.at) < 60_000)) {
			const credentials = { username: "admin", password: adminPassword };
			session = { at, token: (await call("POST", "/api/login", credentials)).token };
		}
		return call(method, path, sent, session.token);
	}
	/** A public page as visitors get it. */
	async function pageAt(address: string): Promise<string> {
		const { pages } = site.runtime;
		return (pages.peek(address) ?? (await pages.page(address))).bytes.identity.toString();
	}
	return {
		...{ site, from, call, asAdmin, pageAt },
		/** Renders a page anew. @param api of the site, unless it is another one */
		render: (address: string, api?: ApiApp) => render(address, api),
	};
}
