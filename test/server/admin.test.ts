import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import type { Engine } from "#platform/database/database.server.ts";
import { appliedMigrations, migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { makeDatabase } from "#platform/database/open.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import { adminCommand as admin, passwordIn } from "../admin-command.ts";
import { adminPassword } from "../admin-password.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../database.ts";
import { startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(() => testDatabase.remove());

const listed = { code: 0, out: "admin (administrator)\n", problem: "" };

const call = (url: string, path: string, init: RequestInit = {}) =>
	fetch(`${url}${path}`, {
		...init,
		headers: { "content-type": "application/json", ...init.headers },
	});
const login = (url: string, password: string) =>
	call(url, "/api/login", {
		method: "POST",
		body: JSON.stringify({ username: "admin", password }),
	});

/** Gives the administrator an authenticator app. */
async function addApp(url: string) {
	const { token } = (await (await login(url, adminPassword)).json()) as { token: string };
	const post = async (path: string, body?: object) => {
		const answer = await call(url, `/api/admin/second-factors/app${path}`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}` },
			...(body && { body: JSON.stringify(body) }),
		});
		expect(answer.status).toBeLessThan(300);
		return (await answer.json()) as { token: string; secret: string };
	};
	const start = await post("/start");
	const code = codeAt(start.secret, stepAt(new Date()));
	await post("", { token: start.token, name: "My phone", code });
	expect((await login(url, adminPassword)).status).not.toBe(200);
}

test("the embedded database: a running site must be stopped first; then the new password opens without a second factor, and the old one does not", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const first = await startServer(testDatabase);
	await addApp(first.url);
	const busy = await admin(testDatabase, "reset-password", "admin");
	expect(busy).toEqual({
		code: 1,
		out: "",
		problem: `Another process is using the database in ${testDatabase.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
	});
	expect(await admin(testDatabase, "list")).toEqual(listed);
	await first.end();

	expect(await admin(testDatabase, "list")).toEqual(listed);
	const { code, out } = await admin(testDatabase, "reset-password", "admin");
	expect(code).toBe(0);
	expect(out).toMatch(/^New password for "admin": [a-z2-9]{4}(-[a-z2-9]{4}){3}\n/);
	expect(out).toContain("Their passkeys, authenticator apps and recovery codes were removed.");

	const second = await startServer(testDatabase);
	expect((await login(second.url, adminPassword)).status).toBe(401);
	expect((await login(second.url, passwordIn(out))).status).toBe(200);
	await second.end();
});

test("PostgreSQL: while the site runs, sessions end immediately, a locked username is unlocked, and the reset is logged", async () => {
	testDatabase = await createTestDatabase("postgres");
	const { url, end } = await startServer(testDatabase);
	const { token } = (await (await login(url, adminPassword)).json()) as { token: string };
	const bearer = { headers: { authorization: `Bearer ${token}` } };
	expect((await call(url, "/api/admin/dashboard", bearer)).status).toBe(200);
	for (let n = 0; n < 10; n++) expect((await login(url, "wrong password")).status).toBe(401);

	const { code, out } = await admin(testDatabase, "reset-password", "admin");
	expect(code).toBe(0);
	expect((await call(url, "/api/admin/dashboard", bearer)).status).toBe(401);
	const again = await login(url, passwordIn(out));
	expect(again.status).toBe(200);
	const fresh = ((await again.json()) as { token: string }).token;
	const log = await call(url, "/api/admin/activity?action=changed%20password", {
		headers: { authorization: `Bearer ${fresh}` },
	});
	expect(await log.json()).toMatchObject([
		{ username: "", address: "server console", label: "admin" },
	]);
	await end();
});

test("without an administrator, the named user becomes one", async () => {
	testDatabase = await createTestDatabase("postgres");
	const { url, end } = await startServer(testDatabase);
	const pg = (await import("pg")).default;
	const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
	await client.connect();
	await client.query(`update users set "isAdmin" = false`);
	await client.end();
	const { out } = await admin(testDatabase, "reset-password", "admin");
	expect(out).toContain('"admin" is now an administrator because there was none.\n');
	expect(await (await login(url, passwordIn(out))).json()).toMatchObject({
		user: { username: "admin", isAdmin: true },
	});
	await end();
});

test.each(["sqlite", "postgres"])(
	"%s: listing the users of a database from before an upgrade leaves it as it is",
	async (engine) => {
		testDatabase = await createEmptyDatabase(engine);
		const before = Object.entries(migrations(engine as Engine)).slice(0, 5);
		const { db, close } = makeDatabase(testDatabase);
		await migrate(db, engine as Engine, Object.fromEntries(before));
		await sql`insert into users (username, "usernameKey", password, "isAdmin") values ('dana', 'dana', '', true)`.execute(
			db,
		);
		expect(await admin(testDatabase, "list")).toEqual({
			code: 0,
			out: "dana (administrator)\n",
			problem: "",
		});
		expect(await appliedMigrations(db, engine as Engine)).toEqual(before.map(([name]) => name));
		await close();
		expect(existsSync(join(testDatabase.dataDir, "backups"))).toBe(false);
	},
);

test("listing the users of an empty PostgreSQL makes no tables", async () => {
	testDatabase = await createEmptyDatabase("postgres");
	const { code, out } = await admin(testDatabase, "list");
	expect({ code, out }).toEqual({
		code: 0,
		out: "No users yet. The next start creates an administrator.\n",
	});
	const { db, engine, close } = makeDatabase(testDatabase);
	expect(await tableShapes(db, engine)).toEqual([]);
	await close();
});

test("an unknown username: one sentence that lists the users, exit code 1", async () => {
	testDatabase = await createTestDatabase("sqlite");
	await (await startServer(testDatabase)).end();
	expect(await admin(testDatabase, "reset-password", "dana")).toEqual({
		code: 1,
		out: "",
		problem: 'User "dana" not found. Users: admin (administrator)\n',
	});
});

test("a folder that cannot be looked into is not called one without a database", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const dataDir = join(testDatabase.dataDir, "school.txt");
	writeFileSync(dataDir, "");
	const { code, problem } = await admin({ ...testDatabase, dataDir }, "list");
	expect([code, problem]).toEqual([
		1,
		`DATA_DIR is ${dataDir}, which is not a folder and cannot be created.\n`,
	]);
});

test("a folder without a database: a sentence, exit code 1, and none is made", async () => {
	testDatabase = await createEmptyDatabase("sqlite");
	const { code, problem } = await admin(testDatabase, "list");
	expect(code).toBe(1);
	expect(problem).toBe(
		`There is no database in ${testDatabase.dataDir}. Start the site once, or set DATA_DIR to its folder.\n`,
	);
	expect(existsSync(join(testDatabase.dataDir, "school.db"))).toBe(false);
});

test("a damaged database file: a sentence, exit code 1", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const file = join(testDatabase.dataDir, "school.db");
	writeFileSync(file, "no database".repeat(1000));
	expect(await admin(testDatabase, "list")).toEqual({
		code: 1,
		out: "",
		problem: `The database file ${file} is damaged. Restore a backup (keep the damaged file), then start again.\n`,
	});
});

test.each([[], ["fly"], ["reset-password"], ["list", "all"], ["toString"]])(
	"%s: how it is used, exit code 1",
	async (...args) => {
		testDatabase = await createTestDatabase("sqlite");
		const { code, out, problem } = await admin(testDatabase, ...args);
		expect(code).toBe(1);
		expect(out).toBe("");
		expect(problem).toMatch(/^Usage:\n.*npm run admin -- list.*\n.*reset-password NAME/);
	},
);
