import { afterEach, describe, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact, aRegistration } from "../factories.ts";
import { type ServerProcess, sendRaw, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
afterEach(async () => {
	await server.end();
	await testDatabase.remove();
});

async function start(engine: string, env: Record<string, string>) {
	testDatabase = await createTestDatabase(engine);
	server = await startServer({ ...testDatabase, env });
}

const get = (headers: Record<string, string> = {}, path = "/api/metrics") =>
	fetch(server.url + path, { headers });
const post = (path: string, body: unknown) =>
	fetch(server.url + path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});

/** Reads the samples by name and labels. */
async function read(headers?: Record<string, string>): Promise<Map<string, number>> {
	const text = await (await get(headers)).text();
	const lines = text.trimEnd().split("\n");
	for (const line of lines) {
		expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\\n]*",?)+\})? -?[\d.e+-]+)$/);
	}
	const samples = lines.filter((line) => !line.startsWith("#"));
	const entries = samples.map((line): [string, number] => {
		const [name = "", value] = line.split(/ (?=\S+$)/);
		return [name, Number(value)];
	});
	expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
	return new Map(entries);
}

const requests = (kind: string, method: string, status: number | string) =>
	`school_http_requests_total{kind="${kind}",method="${method}",status="${status}"}`;

describe.each(["sqlite", "postgres"])("on %s", (engine) => {
	test("metrics count requests, queries and what visitors sent, whatever URLs are requested", async () => {
		await start(engine, { METRICS: "on" });
		for (const path of ["/", "/", "/about", "/made-up-1", "/made-up-2"]) {
			await (await fetch(server.url + path)).bytes();
		}
		expect((await post("/api/register", aRegistration())).status).toBe(201);
		for (let n = 0; n < 2; n++) expect((await post("/api/contact", aContact())).status).toBe(201);
		expect((await post("/api/contact", {})).status).toBe(400);
		const body = { username: "admin", password: adminPassword };
		expect((await post("/api/login", body)).status).toBe(200);
		// A response is counted when it has been sent.
		await expect.poll(async () => (await read()).get(requests("api", "POST", 200))).toBe(1);
		const found = await read();
		expect(Object.fromEntries(found)).toMatchObject({
			[requests("page", "GET", 200)]: 3,
			[requests("page", "GET", 404)]: 2,
			[requests("api", "POST", 201)]: 3,
			[requests("api", "POST", 400)]: 1,
			'school_http_request_duration_seconds_count{kind="page"}': 5,
			'school_http_request_duration_seconds_bucket{kind="page",le="+Inf"}': 5,
			'school_received_total{kind="registration"}': 1,
			'school_received_total{kind="contact"}': 2,
			school_database_up: 1,
			school_sessions: 1,
			school_live_update_streams: 0,
			// The home page, the page about us, and one for all that is unknown.
			school_cached_pages: 3,
			'school_emails{status="failed"}': 0,
			school_email_oldest_waiting_seconds: expect.any(Number),
		});
		expect(found.get("school_database_query_duration_seconds_count")).toBeGreaterThan(10);
		expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(50e6);
		expect(found.get("process_cpu_seconds_total")).toBeGreaterThan(0);
		expect(found.get("nodejs_eventloop_lag_p99_seconds")).toBeLessThan(5);
		expect(found.has("school_backup_age_seconds")).toBe(false);
		expect([...found.keys()].join()).not.toMatch(/made-up|register|about/);
	});
});

test("a live update stream is counted while it is open, and its hours are no duration", async () => {
	await start("sqlite", { METRICS: "on" });
	const login = await post("/api/login", { username: "admin", password: adminPassword });
	const { token } = (await login.json()) as { token: string };
	const open = new AbortController();
	await fetch(`${server.url}/api/admin/events`, {
		headers: { authorization: `Bearer ${token}` },
		signal: open.signal,
	});
	expect((await read()).get("school_live_update_streams")).toBe(1);
	open.abort();
	await expect.poll(async () => (await read()).get("school_live_update_streams")).toBe(0);
	const found = await read();
	expect(found.get(requests("stream", "GET", 200))).toBe(1);
	expect([...found.keys()].some((name) => name.includes('kind="stream",le'))).toBe(false);
});

test("while the database is away, metrics say so", async () => {
	await start("postgres", { METRICS: "on", METRICS_TOKEN: "A".repeat(43) });
	const authorization = { authorization: `Bearer ${"A".repeat(43)}` };
	const isUp = async () => (await read(authorization)).get("school_database_up");
	// A busy machine may take longer for the first answer than the metrics wait for.
	await expect.poll(isUp).toBe(1);
	await testDatabase.remove();
	testDatabase = { ...testDatabase, remove: async () => {} };
	const found = await read(authorization);
	expect(found.get("school_database_up")).toBe(0);
	expect(found.has("school_sessions")).toBe(false);
	expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

const unknownCall = async () => {
	const { status, headers } = await get({}, "/api/no-such-call");
	return [status, headers.get("content-type"), headers.get("cache-control")];
};
const refused = async (headers: Record<string, string> = {}) => {
	const response = await get(headers);
	return [
		response.status,
		response.headers.get("content-type"),
		response.headers.get("cache-control"),
	];
};

test("without METRICS it is an unknown call like any other", async () => {
	await start("sqlite", { METRICS_TOKEN: "sixteen-or-more-" });
	expect(await refused()).toEqual(await unknownCall());
	expect(await refused({ authorization: "Bearer sixteen-or-more-" })).toEqual(await unknownCall());
});

describe("who may read", () => {
	test("with a token, who sends it, through a proxy too", async () => {
		await start("sqlite", { METRICS: "on", METRICS_TOKEN: "sixteen-or-more-", TRUST_PROXY: "1" });
		const authorization = "Bearer sixteen-or-more-";
		const response = await get({ authorization, "x-forwarded-for": "203.0.113.7" });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("no-store");
		for (const headers of [
			{},
			{ authorization: "Bearer sixteen-or-more" },
			{ authorization: "Bearer sixteen-or-more-x" },
			{ authorization: "sixteen-or-more-" },
			{ authorization: "Bearer " },
		] as Record<string, string>[]) {
			expect(await refused(headers)).toEqual(await unknownCall());
		}
	});

	test("without a token, programs on this machine, and nobody through a proxy on it", async () => {
		await start("sqlite", { METRICS: "on" });
		expect((await get()).status).toBe(200);
		expect((await get({}, "/api/metrics?x=1")).status).toBe(200);
		for (const name of ["x-forwarded-for", "x-real-ip", "forwarded", "via", "x-forwarded-proto"]) {
			expect(await refused({ [name]: "203.0.113.7" })).toEqual(await unknownCall());
		}
		const posted = await post("/api/metrics", {});
		expect(posted.status).toBe(404);
		const head = "HEAD /api/metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
		expect(await sendRaw(server.port, head)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n$/);
	});
});
