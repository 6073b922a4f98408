import { afterAll, beforeAll } from "vitest";
import type { ModelAddress } from "#assistant/model/endpoint.server.ts";
import { type MailService, noMailService } from "#intake/mail/mail-service.server.ts";
import { seedCannedReplies } from "#intake/replies/seed.server.ts";
import { beginSession } from "#office/auth/sessions.server.ts";
import { createUser } from "#office/auth/users.server.ts";
import type { Origin } from "#platform/api/caller.ts";
import { Deadline } from "#platform/api/deadline.server.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import type { Role } from "#platform/api/role.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database, Engine } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { seedFacts } from "#school/facts/seed.server.ts";
import { allRoutes, buildApi } from "#site/server/api.ts";
import { ask } from "./chat/visitor.ts";
import { createTestDatabase } from "./database.ts";
import { aUser } from "./factories.ts";

export interface TestApp {
	api: ApiApp;
	db: Database;
	engine: Engine;
	/** Folder of the embedded database. */
	dataDir: string;
	/** Every endpoint of the product. */
	endpoints: readonly Endpoint[];
	/** Clock of the app; tests advance it. */
	clock: { now: Date; advance(milliseconds: number): void };
	/** Makes a call as an external client. */
	call(method: string, path: string, options?: CallOptions): Promise<TestResponse>;
	/** Makes a call with the session of the administrator `dana`. */
	asAdmin(method: string, path: string, options?: CallOptions): Promise<TestResponse>;
}

export interface CallOptions {
	/** Sent as JSON. */
	body?: unknown;
	/** Sent unchanged. */
	raw?: BodyInit;
	headers?: Record<string, string>;
	token?: string;
	from?: Partial<Origin>;
}

export interface TestResponse {
	status: number;
	headers: Headers;
	bytes: Uint8Array;
	text: string;
	// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests find out
	json: any;
}

export const adminPassword = "correct horse battery";

/**
 * Creates the whole API on its own database, for one test file: the nine courses, and an
 * administrator `dana`. Every JSON response is checked against its contract.
 */
export function theApp({
	rateLimits = false,
	emailjs = { publicKey: "", serviceId: "", templateId: "" },
	ai = undefined as ModelAddress | undefined,
	mail = noMailService as MailService,
	observe = undefined as QueryObserver | undefined,
	/** Whether the clock moves on a millisecond with each look at it, as a real one does. */
	ticks = false,
} = {}): TestApp {
	const app = {} as TestApp;
	let close: () => Promise<void>;

	beforeAll(async () => {
		const testDatabase = await createTestDatabase();
		const database = await openDatabase(testDatabase, undefined, observe);
		const { db, engine } = database;
		const clock = {
			now: new Date("2026-11-20T15:00:00Z"),
			advance: (milliseconds: number) => {
				clock.now = new Date(clock.now.getTime() + milliseconds);
			},
		};
		const parts = {
			db,
			engine,
			clock: () => {
				if (ticks) clock.advance(1);
				return clock.now;
			},
			publicUrl: "https://school.example",
			emailjs,
			rateLimits,
			ai,
			mail,
		};
		await seedCourses(db, parts.clock);
		await seedFacts(db, parts.clock);
		await seedCannedReplies(db, parts.clock);
		const dana = await addAdministrator(db, parts.clock);
		const api = buildApi(parts);
		const endpoints = allRoutes(parts).map((route) => route.endpoint);
		const call: TestApp["call"] = async (method, path, options) => {
			if (path.includes("/chat")) learn();
			const response = await send(api, method, path, options);
			assertMatchesContract(endpoints, method, path, response);
			return response;
		};
		let session: { at: Date; token: string } | undefined;
		Object.assign(app, {
			api,
			db,
			engine,
			dataDir: testDatabase.dataDir,
			endpoints,
			clock,
			call,
			async asAdmin(method: string, path: string, options: CallOptions = {}) {
				// Tests advance the clock by days, so the session may have expired.
				if (session?.at !== clock.now) {
					const visitor = { userId: dana, address: "", userAgent: "" };
					session = { at: clock.now, token: await beginSession(db, parts.clock, visitor) };
				}
				return call(method, path, { token: session.token, ...options });
			},
		});
		close = async () => {
			await database.close();
			await testDatabase.remove();
		};
	});
	afterAll(() => close());
	return app;
}

let hasLearned = false;

/** Lets the assistant learn its language before it is asked, as the server does: a busy machine may need longer than a call may take. */
function learn() {
	if (!hasLearned) ask("What are your opening hours?");
	hasLearned = true;
}

/** The actor of test data: no user. */
const noUser = { username: "", address: "" };

async function addAdministrator(db: Database, clock: Clock): Promise<number> {
	const input = { username: "dana", password: adminPassword, isAdmin: true, role: "full" } as const;
	const added = await createUser({ db, clock }, { body: input, actor: noUser });
	if (added instanceof Failure) throw new Error(added.detail);
	return added.id;
}

/** Signs in and returns the session's token. */
export async function signIn(
	app: TestApp,
	username: string,
	password: string,
): Promise<{ token: string; cookie: string }> {
	const response = await app.call("POST", "/api/login", { body: { username, password } });
	if (response.status !== 200)
		throw new Error(`Signing in answered ${response.status}: ${response.text}`);
	const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
	return { token: response.json.token, cookie };
}

/** Creates a user and signs in. */
export async function signedInUser(
	app: TestApp,
	change: { username?: string; password?: string; isAdmin?: boolean; role?: Role } = {},
) {
	const input = aUser(change);
	const { role = "full" } = change;
	const store = { db: app.db, clock: () => app.clock.now };
	const added = await createUser(store, { body: { ...input, role }, actor: noUser });
	if (added instanceof Failure) throw new Error(added.detail);
	return { ...input, id: added.id, ...(await signIn(app, input.username, input.password)) };
}

/** Parses CSV as spreadsheets do: every cell of every row. */
export function cellsOf(csv: string): string[][] {
	const rows: string[][] = [[]];
	for (const [, quoted, plain = "", end] of csv
		.replace(/^\uFEFF/, "")
		.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
		rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end !== ",") rows.push([]);
	}
	return rows.slice(0, -1);
}

async function send(
	api: ApiApp,
	method: string,
	path: string,
	{ body, raw, headers = {}, token, from = {} }: CallOptions = {},
): Promise<TestResponse> {
	const response = await api.request(
		path,
		{
			method,
			headers: {
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...(raw === undefined ? {} : { body: raw, duplex: "half" }),
		},
		{
			address: "203.0.113.7",
			secure: false,
			host: "school.example",
			requestId: "test",
			// What a busy machine does slowly is no failure; tests of the deadline bring their own.
			deadline: new Deadline(60_000),
			...from,
		},
	);
	const bytes = await response.bytes();
	const text = new TextDecoder().decode(bytes);
	const isJson = /json/.test(response.headers.get("content-type") ?? "");
	return {
		status: response.status,
		headers: response.headers,
		bytes,
		text,
		json: isJson && method !== "HEAD" ? JSON.parse(text) : undefined,
	};
}

function assertMatchesContract(
	endpoints: readonly Endpoint[],
	method: string,
	path: string,
	response: TestResponse,
): void {
	if (response.status >= 300) return;
	const pathname = path.split("?")[0] ?? "";
	const endpoint = endpoints
		.filter((candidate) => candidate.method === method)
		.sort((a, b) => (a.path < b.path ? -1 : 1))
		.find((candidate) =>
			new RegExp(`^${candidate.path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(
				pathname,
			),
		);
	if (!endpoint) return;
	const { status = 200 } = endpoint;
	if (response.status !== status) {
		throw new Error(`${method} ${path} answered ${response.status}, its contract says ${status}`);
	}
	const result = endpoint.response?.safeParse(response.json);
	if (result && !result.success) {
		throw new Error(`${method} ${path} broke its contract: ${result.error.message}`);
	}
}
