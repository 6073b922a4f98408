import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect, type Page } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { startPostgres } from "../postgres.ts";
import { type ServerProcess, startServer } from "../process.ts";

/** This worker's production site on its own database. */
export interface Site {
	url: string;
	server: ServerProcess;
	/** Folder of the embedded database. */
	dataDir: string;
	/** Makes an API call as the administrator, who signed in during this test. */
	asAdmin(method: string, path: string, body?: unknown): Promise<Response>;
}

/** Options of a project in playwright.config.ts. */
export interface SiteOptions {
	engine: "SQLite" | "PostgreSQL";
}

/** What people sent, what became of it, and what the office kept of it. What refers to them goes with them. */
const tables = [
	...["registrations", "contacts", "people", "emails", "chat_conversations"],
	...["saved_views", "activity"],
];

function empty(dataDir: string): void {
	const db = new DatabaseSync(join(dataDir, "school.db"));
	try {
		db.exec("pragma busy_timeout = 5000; pragma foreign_keys = on; begin immediate");
		for (const table of tables) db.exec(`delete from ${table}`);
		db.exec("commit");
	} finally {
		db.close();
	}
}

/** Browser tests against the production build. `page.goto("/")` is the site's home page. */
export const test = base.extend<
	{ baseURL: string },
	SiteOptions & { site: Site; environment: Record<string, string> }
>({
	engine: ["SQLite", { scope: "worker", option: true }],
	/** Additional environment of this worker's server. */
	environment: [{}, { scope: "worker", option: true }],
	site: [
		async ({ engine, environment }, use) => {
			const dataDir = mkdtempSync(join(tmpdir(), "school-browser-"));
			const env = { RATE_LIMITS: "off", ...environment };
			const postgres = engine === "PostgreSQL" ? await startPostgres() : undefined;
			const server = await startServer({ dataDir, databaseUrl: postgres?.url, env });
			// Each test signs in anew: a sign-in may erase and export for 15 minutes, which the tests before it can take.
			let session: { test: string; token: string } | undefined;
			const call = (method: string, path: string, body?: unknown, token?: string) =>
				fetch(server.url + path, {
					method,
					headers: {
						...(body === undefined ? {} : { "content-type": "application/json" }),
						...(token ? { authorization: `Bearer ${token}` } : {}),
					},
					...(body === undefined ? {} : { body: JSON.stringify(body) }),
				});
			await use({
				url: server.url,
				server,
				dataDir,
				async asAdmin(method, path, body) {
					const test = base.info().testId;
					if (session?.test !== test) {
						const credentials = { username: "admin", password: adminPassword };
						const login = await call("POST", "/api/login", credentials);
						session = { test, token: (await login.json()).token as string };
					}
					return call(method, path, body, session.token);
				},
			});
			await server.end();
			await postgres?.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	// Each test begins with what is delivered: a row of every kind shows what a hundred do, and costs less to show.
	baseURL: async ({ site, engine }, use) => {
		if (engine === "SQLite") empty(site.dataDir);
		await use(site.url);
	},
	page: async ({ page }, use) => {
		const violations = collectViolations(page);
		await use(page);
		// A page that is still loading asks on: its mocked answers end with the test, and do not fail it.
		await page.unrouteAll({ behavior: "ignoreErrors" });
		expect(violations, "whatever a test does, nothing of this may happen").toEqual([]);
	},
});

/** An error of the script with which Playwright sets clocks, where a test before in the same context did. */
const ofClock = "Cannot read properties of undefined (reading 'controller')";

/** Collects what no page may do: throw, violate its policy, or call another host. */
function collectViolations(page: Page): string[] {
	const violations: string[] = [];
	page.on("pageerror", ({ name, message }) => {
		if (message !== ofClock) violations.push(`${name}: ${message}`);
	});
	page.on("console", (message) => {
		const text = message.text();
		if (/Content Security Policy|Refused to/i.test(text)) violations.push(text);
	});
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		const own = hostname === "localhost" || !protocol.startsWith("http");
		// EmailJS and linked pictures are on other hosts by design.
		if (!own && hostname !== "api.emailjs.com" && !hostname.endsWith(".example")) {
			violations.push(`a request to ${request.url()}`);
		}
	});
	return violations;
}

export { expect };
