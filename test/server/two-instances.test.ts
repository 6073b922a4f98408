import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { dailySummaries } from "#overview/dashboard/summary-schedule.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { anEmail } from "../emails.ts";
import { openEventStream } from "../event-stream.ts";
import { aCourse, aFact, aRegistration } from "../factories.ts";
import { theMailServer } from "../mail-server.ts";
import { type ServerProcess, startServer } from "../process.ts";

// Two real processes on one PostgreSQL: what the first knows, the second must know.

const mailServer = theMailServer();
let testDatabase: TestDatabase;
let database: OpenDatabase;
let instances: [ServerProcess, ServerProcess];
beforeAll(async () => {
	testDatabase = await createTestDatabase("postgres");
	const env = { LOG_LEVEL: "warn", TRUST_PROXY: "1", SMTP_URL: mailServer.url };
	// Both at once, so that both want to migrate and to add the courses.
	instances = await Promise.all([
		startServer({ ...testDatabase, env }),
		startServer({ ...testDatabase, env }),
	]);
	database = await openDatabase(testDatabase);
});
afterAll(async () => {
	await database.close();
	await Promise.all(instances.map((instance) => instance.end()));
	await testDatabase.remove();
});

interface Sent {
	body?: object | undefined;
	token?: string;
	address?: string;
	headers?: Record<string, string>;
}

/** Calls one of the two; `address` is where the call comes from. */
async function call(
	instance: number,
	method: string,
	path: string,
	{ body, token, address = "203.0.113.1", headers = {} }: Sent = {},
) {
	const answer = await fetch(`${urlOf(instance)}${path}`, {
		method,
		redirect: "manual",
		headers: {
			accept: "application/json",
			"x-forwarded-for": address,
			...(body && { "content-type": "application/json" }),
			...(token && { authorization: `Bearer ${token}` }),
			...headers,
		},
		...(body && { body: JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("content-type")?.includes("json");
	const { status, headers: received } = answer;
	return { status, headers: received, text, json: isJson ? JSON.parse(text) : undefined };
}

const urlOf = (instance: number) => instances[instance % 2]?.url ?? "";

let addresses = 0;
/** Returns an address without earlier calls. */
const elsewhere = () => {
	addresses += 1;
	return `198.51.100.${addresses}`;
};

/** Makes `times` calls at the same instant, one on each instance in turn. */
const onBoth = <T>(times: number, act: (instance: number) => Promise<T>) =>
	Promise.all(Array.from({ length: times }, (_, n) => act(n % 2)));

const statusesOf = (answers: readonly { status: number }[]) =>
	answers.map(({ status }) => status).sort();

const password = "four quiet green bicycles";

async function signIn(instance: number, username = "admin", secret = adminPassword) {
	const body = { username, password: secret };
	return (await call(instance, "POST", "/api/login", { body })).json.token as string;
}

/** Signs the administrator in on the first instance. */
const adminToken = () => signIn(0);

/** Makes an administrator, who signs in on the first instance. */
async function aUser(username: string) {
	const body = { username, password, isAdmin: true };
	const { json } = await call(0, "POST", "/api/admin/users", { body, token: await adminToken() });
	return { id: json.id as number, token: await signIn(0, username, password) };
}

const me = async (instance: number, token: string) =>
	(await call(instance, "GET", "/api/admin/me", { token })).status;

describe("who is signed in", () => {
	test("a session of one instance is a session of the other, by token and by cookie, and signing out on either ends it on both", async () => {
		for (const [here, there] of [
			[0, 1],
			[1, 0],
		] as const) {
			const body = { username: "admin", password: adminPassword };
			const login = await call(here, "POST", "/api/login", { body });
			const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
			const { token } = login.json;
			expect(await me(there, token)).toBe(200);
			const byCookie = await call(there, "GET", "/api/admin/me", { headers: { cookie } });
			expect(byCookie.status).toBe(200);

			const logout = await call(there, "POST", "/api/logout", { token });
			expect(logout.status).toBe(204);
			expect([await me(here, token), await me(there, token)]).toEqual([401, 401]);
		}
	});

	test("a new password, a narrowed role and a lost right on one count on the other from the next call", async () => {
		const { id, token } = await aUser("frida");
		const admin = await adminToken();
		const change = (body: object) =>
			call(0, "PATCH", `/api/admin/users/${id}`, { body, token: admin });
		const settings = async () => (await call(1, "GET", "/api/admin/settings", { token })).status;
		expect(await settings()).toBe(200);
		await change({ role: "desk" });
		expect([await settings(), await me(1, token)]).toEqual([403, 200]);
		await change({ isAdmin: false });
		expect(await me(1, token)).toBe(401);

		const other = await aUser("frank");
		expect(await me(1, other.token)).toBe(200);
		const body = { password: "five loud yellow tandems" };
		await call(0, "PATCH", `/api/admin/users/${other.id}`, { body, token: admin });
		expect(await me(1, other.token)).toBe(401);
	});

	test("a sign-in that begins on one instance ends on the other, and a recovery code counts once over both", async () => {
		const { token } = await aUser("dana");
		const path = "/api/admin/second-factors/app";
		const start = (await call(0, "POST", `${path}/start`, { token })).json;
		const code = codeAt(start.secret, stepAt(new Date()) - 1);
		const app = { token: start.token, name: "Phone", code };
		const added = await call(1, "POST", path, { body: app, token });
		expect(added.status).toBe(201);

		const firstStep = async (instance: number) => {
			const body = { username: "dana", password };
			return (await call(instance, "POST", "/api/login", { body })).json.secondFactor.token;
		};
		const prove = (instance: number, body: object) =>
			call(instance, "POST", "/api/login/second-factor", { body });
		const proof = { token: await firstStep(0), code: codeAt(start.secret, stepAt(new Date())) };
		const proved = await prove(1, proof);
		expect(proved.status).toBe(200);
		const { json } = await call(0, "GET", "/api/admin/me", { token: proved.json.token });
		expect(json).toMatchObject({ username: "dana", secondFactor: { isOn: true } });

		const [recovery] = added.json.recoveryCodes;
		const tokens = await onBoth(4, firstStep);
		const answers = await Promise.all(
			tokens.map((step, n) => prove(n, { token: step, code: recovery })),
		);
		expect(statusesOf(answers)).toEqual([200, 401, 401, 401]);
	});
});

describe("stored once", () => {
	test("the same idempotency key at the same instant stores one registration, and other data with it is refused on both", async () => {
		for (let round = 0; round < 10; round++) {
			const body = aRegistration();
			const headers = { "idempotency-key": `two-instances-${round}` };
			const sent = { body, headers, address: elsewhere() };
			const answers = await onBoth(6, (instance) => call(instance, "POST", "/api/register", sent));
			expect(statusesOf(answers)).toEqual(Array(6).fill(201));
			expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
			const rows = await database.db
				.selectFrom("registrations")
				.select("id")
				.where("email", "=", body.email)
				.execute();
			expect(rows).toHaveLength(1);
			const other = { ...sent, body: { ...body, fullName: "Somebody Else" } };
			const refused = await onBoth(2, (instance) => call(instance, "POST", "/api/register", other));
			expect(statusesOf(refused)).toEqual([422, 422]);
		}
	});

	test("the same form without JavaScript at the same instant stores one registration", async () => {
		const registration = aRegistration();
		const body = new URLSearchParams(
			Object.entries(registration).map(([name, value]) => [name, String(value)]),
		);
		const address = elsewhere();
		const answers = await onBoth(6, (instance) =>
			fetch(`${urlOf(instance)}/register`, {
				method: "POST",
				body,
				headers: { origin: urlOf(instance), "x-forwarded-for": address },
				redirect: "manual",
			}),
		);
		expect(statusesOf(answers)).toEqual(Array(6).fill(303));
		expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
		const rows = await database.db
			.selectFrom("registrations")
			.select("id")
			.where("email", "=", registration.email)
			.execute();
		expect(rows).toHaveLength(1);
	});

	test("of two edits of one version at the same instant, one is stored", async () => {
		const token = await adminToken();
		for (let round = 0; round < 5; round++) {
			const { headers } = await call(0, "GET", "/api/admin/courses/3", { token });
			const version = { "if-match": headers.get("etag") ?? "" };
			const edit = (instance: number) => {
				const body = { summary: `Round ${round}, of instance ${instance}.` };
				return call(instance, "PATCH", "/api/admin/courses/3", { body, token, headers: version });
			};
			expect(statusesOf(await onBoth(2, edit))).toEqual([200, 412]);
		}
	});
});

describe("rate limits", () => {
	test("60 forms of one address are accepted over both, and the next is refused by either", async () => {
		const address = elsewhere();
		const send = (instance: number) =>
			call(instance, "POST", "/api/register", { body: aRegistration(), address });
		const statuses = statusesOf(await onBoth(70, send));
		expect(statuses).toEqual([...Array(60).fill(201), ...Array(10).fill(429)]);
		expect(statusesOf(await onBoth(2, send))).toEqual([429, 429]);
	});

	test("10 wrong passwords over both lock the username on either", async () => {
		await aUser("guessed");
		const address = elsewhere();
		const guess = (instance: number) =>
			call(instance, "POST", "/api/login", {
				body: { username: "guessed", password: "wrong password" },
				address,
			});
		const statuses: number[] = [];
		for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
	});

	test("30 messages a minute are accepted in one conversation over both", async () => {
		const address = elsewhere();
		const session = { sessionId: "two-instances-hurry" };
		const { json } = await call(0, "POST", "/api/chat/start", { body: session, address });
		const body = { conversationId: json.conversationId, content: "Hello" };
		const statuses = statusesOf(
			await onBoth(34, (instance) =>
				call(instance, "POST", "/api/chat/message", { body, address }),
			),
		);
		expect(statuses).toEqual([...Array(30).fill(200), ...Array(4).fill(429)]);
	});
});

test("a conversation goes on over both", async () => {
	const sessionId = "two-instances-conversation";
	const start = (instance: number) =>
		call(instance, "POST", "/api/chat/start", { body: { sessionId } });
	const [one, other] = await onBoth(2, start);
	const { conversationId } = one?.json ?? {};
	expect(other?.json.conversationId).toBe(conversationId);
	const ask = async (instance: number, content: string) => {
		const body = { conversationId, content };
		return (await call(instance, "POST", "/api/chat/message", { body })).json.aiMessage.content;
	};
	expect(await ask(0, "Tell me about the EKG course")).toContain("EKG");
	// What "it" is, only the first instance has heard.
	expect(await ask(1, "How do I register for it?")).toContain("EKG");
	expect((await start(0)).json.messages).toEqual((await start(1)).json.messages);
	expect((await start(0)).json.messages.length).toBeGreaterThanOrEqual(4);
});

describe("public content", () => {
	const page = async (instance: number, path: string) => (await call(instance, "GET", path)).text;
	const answerOn = async (instance: number, content: string) => {
		const sessionId = `two-instances-asked-${elsewhere()}`;
		const { json } = await call(instance, "POST", "/api/chat/start", { body: { sessionId } });
		const { conversationId } = json;
		const body = { conversationId, content };
		const answer = await call(instance, "POST", "/api/chat/message", { body });
		return answer.json.aiMessage.content as string;
	};
	/** Expects something of an instance within a second. */
	const soon = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 1000, interval: 20 });

	test.each([
		["the first", 0, 1],
		["the second", 1, 0],
	])(
		"a course edited on %s is in the other's API and pages within a second, and in its own at once",
		async (_, here, there) => {
			const token = await adminToken();
			const course = aCourse();
			const created = await call(here, "POST", "/api/admin/courses", { body: course, token });
			expect(created.status).toBe(201);
			const path = `/api/admin/courses/${created.json.id}`;
			for (let edition = 1; edition <= 3; edition++) {
				// Both have the old page in memory.
				await onBoth(2, (instance) => page(instance, `/courses/${course.slug}`));
				const title = `Dental Edition ${here}-${edition}`;
				await call(here, "PATCH", path, { body: { title }, token });
				const titleOn = async (instance: number) =>
					(await call(instance, "GET", `/api/courses/${course.slug}`)).json.title;
				expect(await titleOn(here)).toBe(title);
				await soon(() => titleOn(there)).toBe(title);
				for (const url of [`/courses/${course.slug}`, "/"]) {
					await soon(() => page(there, url)).toContain(title);
					expect(await page(here, url)).toContain(title);
				}
			}
			const moved = `${course.slug}-moved`;
			await call(here, "PATCH", path, { body: { slug: moved }, token });
			await soon(async () => {
				const { status, headers } = await call(there, "GET", `/courses/${course.slug}`);
				return [status, headers.get("location")];
			}).toEqual([301, `/courses/${moved}`]);
			await call(here, "PATCH", path, { body: { isActive: false }, token });
			await soon(async () => (await call(there, "GET", `/courses/${moved}`)).status).toBe(404);
			expect((await call(there, "GET", `/api/courses/${moved}`)).status).toBe(404);
		},
	);

	test("settings are: the announcement, the phone number and redirects", async () => {
		const token = await adminToken();
		await onBoth(2, (instance) => page(instance, "/"));
		const text = "Open house this Saturday";
		const body = {
			announcement: { shown: true, text, from: null, to: null },
			phone: "(732) 555-0188",
			redirects: [{ from: "/old-page", to: "/about" }],
		};
		expect((await call(0, "PATCH", "/api/admin/settings", { body, token })).status).toBe(200);
		const announced = async () => (await call(1, "GET", "/api/school")).json.announcement.text;
		await soon(announced).toBe(text);
		await soon(() => page(1, "/")).toContain(text);
		expect(await page(1, "/contact")).toContain("(732) 555-0188");
		expect((await call(1, "GET", "/old-page")).headers.get("location")).toBe("/about");
	});

	test("facts are: on the home page, in the API and in the assistant's answers; a draft of one is nowhere", async () => {
		const token = await adminToken();
		await onBoth(2, (instance) => page(instance, "/"));
		const ask = (instance: number) => answerOn(instance, "How much does the CNA course cost?");
		const published = async (instance: number) => (await call(instance, "GET", "/api/facts")).text;

		const draft = aFact({ courseId: 2, answer: "It costs $1,111." });
		const questions = ["How much does the CNA course cost?"];
		const preview = await call(0, "POST", "/api/admin/chat/preview", {
			body: { fact: draft, questions },
			token,
		});
		expect(preview.json[0].text).toContain("$1,111");
		expect([await ask(0), await ask(1)].join()).not.toContain("$1,111");
		expect(await published(1)).not.toContain("$1,111");

		const fact = aFact({
			courseId: 2,
			question: "What is the price of CNA?",
			answer: "It costs $1,357.",
			onHomePage: true,
		});
		const added = await call(0, "POST", "/api/admin/facts", { body: fact, token });
		expect(added.status).toBe(201);
		await soon(() => published(1)).toContain("$1,357");
		expect(await ask(1)).toContain("$1,357");
		await soon(() => page(1, "/")).toContain("$1,357");

		const path = `/api/admin/facts/${added.json.id}`;
		await call(1, "PATCH", path, { body: { answer: "It costs $1,468." }, token });
		await soon(() => published(0)).toContain("$1,468");
		expect(await ask(0)).toContain("$1,468");
		await soon(() => page(0, "/")).toContain("$1,468");
		await call(0, "DELETE", path, { token });
		await soon(() => published(1)).not.toContain("$1,468");
		expect(await ask(1)).not.toContain("$1,468");
		await soon(() => page(1, "/")).not.toContain("$1,468");
	});

	test("the school's own texts are: on pages and in the assistant's answers; a draft and a later day are nowhere", async () => {
		const token = await adminToken();
		await onBoth(2, (instance) => page(instance, "/"));
		const write = (text: string, publishOn: string | null) =>
			call(0, "PATCH", "/api/admin/texts/home.placement", { body: { text, publishOn }, token });
		const ask = (instance: number) => answerOn(instance, "can you promise me a job after");
		const own = "Help with your résumé by people who hire.";
		for (const day of [null, "2099-01-01"]) {
			expect((await write(own, day)).status).toBe(200);
			for (const instance of [0, 1]) {
				expect(await page(instance, "/")).not.toContain(own);
				expect(await ask(instance)).not.toContain(own);
			}
		}
		await write(own, "2026-01-01");
		expect(await ask(1)).toContain(own);
		await soon(() => page(1, "/")).toContain(own);
		expect(await page(0, "/")).toContain(own);
		await soon(() => page(1, "/es")).toContain(`<span lang="en">${own}</span>`);

		const spanish = "Le ayudan con su currículum personas que contratan.";
		const body = { english: own, spanish };
		const path = "/api/admin/translations/home.placement";
		expect((await call(0, "PATCH", path, { body, token })).status).toBe(200);
		expect(await answerOn(1, "¿me garantizan un empleo?")).toContain(spanish);
		await soon(() => page(1, "/es")).toContain(spanish);
	});

	test("pictures are: one uploaded on one instance is served by the other, for they are in the database", async () => {
		const token = await adminToken();
		const background = { r: 20, g: 120, b: 90 };
		const file = await sharp({ create: { width: 800, height: 500, channels: 3, background } })
			.jpeg()
			.toBuffer();
		const answer = await fetch(`${urlOf(0)}/api/admin/uploads?alt=A%20door`, {
			method: "POST",
			body: new Uint8Array(file),
			headers: { "content-type": "image/jpeg", authorization: `Bearer ${token}` },
		});
		expect(answer.status).toBe(201);
		const { imagePath, srcset } = await answer.json();
		const paths = [imagePath, ...srcset.avif.split(", ")].map((text) => text.split(" ")[0]);
		for (const path of paths) {
			const [one, other] = await onBoth(2, async (instance) => {
				const served = await fetch(urlOf(instance) + path);
				return { status: served.status, bytes: Buffer.from(await served.arrayBuffer()) };
			});
			expect(one).toEqual(other);
			expect([one?.status, (one?.bytes.length ?? 0) > 100]).toEqual([200, true]);
		}

		await onBoth(2, (instance) => page(instance, "/courses/cna"));
		await call(0, "PATCH", "/api/admin/courses/2", { body: { imagePath }, token });
		await soon(() => page(1, "/courses/cna")).toContain('alt="A door"');
		const described = { imagePath, alt: "An open door" };
		await call(1, "PUT", "/api/admin/pictures", { body: described, token });
		await soon(() => page(0, "/courses/cna")).toContain('alt="An open door"');
	});
});

describe("live updates", () => {
	test("what happens on one instance is in the streams of the other", async () => {
		const token = await adminToken();
		const streams = await onBoth(2, (instance) =>
			openEventStream(urlOf(instance), { authorization: `Bearer ${token}` }),
		);
		for (const stream of streams) await stream.until('"hello"');
		for (const [n, stream] of streams.entries()) {
			const there = 1 - n;
			const sent = { body: aRegistration(), address: elsewhere() };
			const { json } = await call(there, "POST", "/api/register", sent);
			const added = `"registration":[${json.id}]`;
			expect(await stream.until(added)).toContain(added);
			const body = { summary: `A new summary of ${there}.` };
			await call(there, "PATCH", "/api/admin/courses/4", { body, token });
			expect(await stream.until('"course":[]')).toContain('"course":[]');
			const asked = aFact({ topic: "other", question: `Is there a lift in house ${there}?` });
			const fact = await call(there, "POST", "/api/admin/facts", { body: asked, token });
			await stream.until(`"fact":[${fact.json.id}]`);
		}
		await Promise.all(streams.map((stream) => stream.close()));
	});

	test("a session that is ended on one instance ends its stream on the other", async () => {
		const token = await signIn(0);
		const stream = await openEventStream(urlOf(1), { authorization: `Bearer ${token}` });
		await stream.until('"hello"');
		await call(0, "POST", "/api/logout", { token });
		expect(await stream.until("event: end")).toMatch(/event: end\ndata: signed out\n\n$/);
	});
});

describe("done once", () => {
	test("each email is sent by one of the two", async () => {
		mailServer.behavior = { delay: 20 };
		const drafts = Array.from({ length: 30 }, () => anEmail());
		for (const draft of drafts) await queueEmail(database.db, systemClock, draft);
		const recipients = drafts.map(({ recipient }) => recipient ?? "");
		const statuses = async () =>
			(
				await database.db
					.selectFrom("emails")
					.select("status")
					.where("recipient", "in", recipients)
					.execute()
			).map(({ status }) => status);
		await expect.poll(statuses).toEqual(Array(30).fill("sent"));
		const received = mailServer.received.map(({ to }) => to);
		expect(received.filter((to) => recipients.includes(to)).sort()).toEqual(recipients.sort());
	});

	test("the nightly backup is made by one of the two", async () => {
		const backup = async () => {
			const child = spawn(process.execPath, ["src/site/server/backups.ts"], {
				env: {
					PATH: process.env.PATH,
					DATA_DIR: testDatabase.dataDir,
					DATABASE_URL: testDatabase.databaseUrl,
				},
				stdio: "ignore",
			});
			return (await once(child, "close"))[0];
		};
		expect(await onBoth(2, backup)).toEqual([0, 0]);
		const rows = await database.db.selectFrom("backups").select("verifiedAt").execute();
		expect(rows).toEqual([{ verifiedAt: expect.any(String) }]);
		expect(readdirSync(join(testDatabase.dataDir, "backups"))).toHaveLength(1);
	});

	test("the summary of a day is queued by one of the two", async () => {
		const token = await adminToken();
		const email = "summary@iselin.example";
		await call(0, "PUT", "/api/admin/me/summary", { body: { email }, token });
		const other = await openDatabase(testDatabase);
		// A Tuesday on which neither instance has been.
		const clock = () => new Date("2031-03-04T20:00:00Z");
		await Promise.all(
			[database.db, other.db].map((db) => dailySummaries(db, clock, "https://school.example")()),
		);
		await other.close();
		const rows = await database.db
			.selectFrom("emails")
			.select("recipient")
			.where("template", "=", "daily summary")
			.execute();
		expect(rows).toEqual([{ recipient: email }]);
	});
});
