import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { makeDatabase, openFile } from "#platform/database/open.server.ts";
import { adminCommand as admin } from "../admin-command.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
import { type ServerProcess, startAndFail, startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(() => testDatabase.remove());

const engines = ["sqlite", "postgres"];
const noLimits = { RATE_LIMITS: "off", LOG_LEVEL: "warn" };

async function register({ url }: ServerProcess): Promise<string> {
	const answer = await fetch(`${url}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(aRegistration()),
	});
	expect(answer.status).toBe(201);
	return ((await answer.json()) as { reference: string }).reference;
}

/** Returns the reference numbers in the stopped database. */
async function references(): Promise<string[]> {
	const text = 'select reference from registrations order by "reference"';
	if (testDatabase.databaseUrl) {
		const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
		await client.connect();
		const { rows } = await client.query(text);
		await client.end();
		return rows.map(({ reference }) => reference);
	}
	const { db, close } = openFile(join(testDatabase.dataDir, "school.db"));
	const rows = await db
		.selectFrom("registrations")
		.select("reference")
		.orderBy("reference")
		.execute();
	await close();
	return rows.map(({ reference }) => reference);
}

const backups = () => readdirSync(join(testDatabase.dataDir, "backups"));

test.each(engines)(
	"%s: a backup under load restores exactly what was acknowledged, and keeps what was there",
	async (engine) => {
		testDatabase = await createTestDatabase(engine);
		const server = await startServer({ ...testDatabase, env: noLimits });
		const before: string[] = [];
		for (let n = 0; n < 30; n++) before.push(await register(server));
		const during: string[] = [];
		let isDone = false;
		const visitor = async () => {
			while (!isDone) during.push(await register(server));
		};
		const visitors = [1, 2, 3, 4].map(visitor);
		const file = join(testDatabase.dataDir, "under-load.gz");
		const made = await admin(testDatabase, "backup", file);
		isDone = true;
		await Promise.all(visitors);
		expect(made.problem).toBe("");
		expect(made.code).toBe(0);
		expect(made.out).toMatch(
			/under-load\.gz\n[\d,]+ rows of \d+ tables, \d+ KB\. Verified: a restored copy holds the same rows\.\n$/,
		);
		const refused = await admin(testDatabase, "restore", file);
		expect(refused.code).toBe(1);
		expect(refused.problem).toMatch(
			/^(Another process is using the database in .+\. Stop it first, or set DATA_DIR to another folder|The site is using the database test_\w+ at [\w.:]+\. Stop every instance first)\.\n$/,
		);
		await server.end();
		expect(await references()).toEqual([...before, ...during].sort());

		const { code, out, problem } = await admin(testDatabase, "restore", file);
		expect(problem).toBe("");
		expect(code).toBe(0);
		const kept = /^What was there before is kept in (.+)$/m.exec(out)?.[1] ?? "";
		expect(existsSync(kept)).toBe(true);
		expect(out).toMatch(
			/\nEveryone was signed out\. Users, passwords, second factors and recovery codes are those of the backup: what was removed or used since then works again\. Start the site again\.\n$/,
		);
		expect(existsSync(`${kept}-wal`)).toBe(false);
		if (engine === "sqlite") {
			const { mode } = statSync(join(testDatabase.dataDir, "school.db"));
			expect(mode & 0o077, "for its own user alone").toBe(0);
		}
		const restored = await references();
		// Everything acknowledged before the backup began; nothing that nobody sent; a moment of what came meanwhile.
		expect(restored).toEqual(expect.arrayContaining(before));
		expect([...before, ...during]).toEqual(expect.arrayContaining(restored));
		const again = await startServer({ ...testDatabase, env: noLimits });
		const next = await register(again);
		await again.end();
		expect(await references()).toEqual([...restored, next].sort());
	},
);

/** Makes a database as the version before a migration left it, with one registration. */
async function ofVersionBefore(change: string, reference: string): Promise<void> {
	const { db, engine, close } = makeDatabase(testDatabase);
	const all = Object.entries(migrations(engine));
	await migrate(db, engine, Object.fromEntries(all.filter(([name]) => name < change)));
	const { fullName, email, phone, message } = aRegistration();
	const sent = { fullName, email, phone, message, courseTitle: "CNA", searchText: "" };
	await db
		.insertInto("registrations")
		.values({ reference, courseId: 1, createdAt: "2026-11-20T12:00:00.000Z", ...sent })
		.execute()
		.finally(close);
}

const newest = Object.keys(migrations("sqlite")).at(-1) ?? "";
const upgrades = [
	["sqlite", newest],
	["postgres", newest],
	// PostgreSQL had a table then that SQLite never had.
	["postgres", "0016-limit-counts"],
] as const;

test.each(upgrades)(
	"%s: an upgrade from before %s makes a backup first, which brings the old version back",
	async (engine, change) => {
		testDatabase = await createEmptyDatabase(engine);
		const reference = "R-BEFORE";
		await ofVersionBefore(change, reference);
		const upgraded = await startServer({ ...testDatabase, env: noLimits });
		expect(upgraded.output()).toContain(`before-${change}.ndjson.gz\n`);
		const later = await register(upgraded);
		await upgraded.end();
		expect(await references()).toEqual([reference, later].sort());

		// The newer version has used it, says the older one.
		await run([
			"insert into kysely_migration (name, timestamp) values ('0099-later', '2026-11-20T12:00:00.000Z')",
		]);
		const older = await startAndFail(testDatabase);
		expect(older.code).toBe(1);
		expect(older.output).toBe(
			'A newer version of the site has used this database (0099-later). Start that version, or go back with the backup that was made before the upgrade, whose name contains "before-0099-later": npm run admin -- restore FILE.\n',
		);
		const file = backups().find((name) => name.includes(`before-${change}`)) ?? "";
		const { code, problem } = await admin(
			testDatabase,
			"restore",
			join(testDatabase.dataDir, "backups", file),
		);
		expect({ code, problem }).toEqual({ code: 0, problem: "" });
		expect(await references()).toEqual([reference]);
		await (await startServer({ ...testDatabase, env: noLimits })).end();
	},
);

async function run(statements: string[]): Promise<void> {
	if (testDatabase.databaseUrl) {
		const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
		await client.connect();
		for (const statement of statements) await client.query(statement);
		await client.end();
		return;
	}
	const { db, close } = openFile(join(testDatabase.dataDir, "school.db"));
	const { sql } = await import("kysely");
	for (const statement of statements) await sql.raw(statement).execute(db);
	await close();
}

test("a damaged database file is replaced, and kept", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const server = await startServer({ ...testDatabase, env: noLimits });
	const reference = await register(server);
	const file = join(testDatabase.dataDir, "good.gz");
	expect((await admin(testDatabase, "backup", file)).code).toBe(0);
	await server.end();
	const database = join(testDatabase.dataDir, "school.db");
	truncateSync(database, 100_000);
	const damaged = readFileSync(database);
	expect((await startAndFail(testDatabase)).output).toMatch(/is damaged\. Restore a backup/);

	const { code, out } = await admin(testDatabase, "restore", file);
	expect(code).toBe(0);
	const kept = /kept in (.+)$/m.exec(out)?.[1] ?? "";
	expect(readFileSync(kept)).toEqual(damaged);
	expect(await references()).toEqual([reference]);
});

/** Loses the stopped database, as when its disk is not mounted. */
async function loseDatabase(): Promise<void> {
	if (testDatabase.databaseUrl) {
		return run(["drop schema public cascade", "create schema public"]);
	}
	for (const end of ["", "-wal", "-shm"]) {
		rmSync(join(testDatabase.dataDir, `school.db${end}`), { force: true });
	}
}

test.each(engines)(
	"%s: no new school begins beside backups: the start says how to restore the newest, or how to begin",
	async (engine) => {
		testDatabase = await createTestDatabase(engine);
		const { dataDir, databaseUrl } = testDatabase;
		const server = await startServer({ ...testDatabase, env: noLimits });
		const reference = await register(server);
		expect((await admin(testDatabase, "backup")).code).toBe(0);
		await server.end();
		const [made = ""] = backups();
		writeFileSync(join(dataDir, "backups", "school-2020-01-01-081000-nightly.ndjson.gz"), "");
		await loseDatabase();

		const { code, output } = await startAndFail(testDatabase);
		expect(code).toBe(1);
		expect(output).toMatch(/^Nothing is in the database .+\. Then start again\.\n$/);
		const newest = join(dataDir, "backups", made);
		expect(output).toContain(`npm run admin -- restore ${newest}. To begin a new school, move`);
		expect(output).toContain(`correct ${databaseUrl ? "DATABASE_URL" : "DATA_DIR"}.`);
		const file = join(dataDir, "school.db");
		if (!databaseUrl) {
			expect(existsSync(file)).toBe(false);
			writeFileSync(file, "");
			expect((await startAndFail(testDatabase)).output).toBe(output);
			// A command of an operator writes a head into it.
			expect((await admin(testDatabase, "list")).code).toBe(0);
			expect((await startAndFail(testDatabase)).output).toBe(output);
		}
		const restored = await admin(testDatabase, "restore", newest);
		expect([restored.problem, restored.code]).toEqual(["", 0]);
		await (await startServer(testDatabase)).end();
		expect(await references()).toEqual([reference]);

		await loseDatabase();
		renameSync(join(dataDir, "backups"), join(dataDir, "old-backups"));
		await (await startServer(testDatabase)).end();
		expect(await references()).toEqual([]);
	},
);

/** As on exFAT and many network shares. */
const withoutHardLinks = `--import=data:text/javascript,${encodeURIComponent(`
	import fs from "node:fs";
	import { syncBuiltinESMExports } from "node:module";
	fs.linkSync = () => { throw Object.assign(new Error("EPERM: operation not permitted, link"), { code: "EPERM" }); };
	syncBuiltinESMExports();`)}`;

test("a file system without hard links: what was there before is kept all the same", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const server = await startServer({ ...testDatabase, env: noLimits });
	const file = join(testDatabase.dataDir, "good.gz");
	expect((await admin(testDatabase, "backup", file)).code).toBe(0);
	const reference = await register(server);
	await server.end();
	const place = { ...testDatabase, env: { NODE_OPTIONS: withoutHardLinks } };
	const { code, out, problem } = await admin(place, "restore", file);
	expect({ code, problem }).toEqual({ code: 0, problem: "" });
	expect(await references()).toEqual([]);
	const kept = /kept in (.+)$/m.exec(out)?.[1] ?? "";
	renameSync(kept, join(testDatabase.dataDir, "school.db"));
	expect(await references()).toEqual([reference]);
});

test("a backup never replaces a file", async () => {
	testDatabase = await createTestDatabase("sqlite");
	await (await startServer({ ...testDatabase, env: noLimits })).end();
	const file = join(testDatabase.dataDir, "there");
	copyFileSync(join(testDatabase.dataDir, "lock.db"), file);
	const { code, problem } = await admin(testDatabase, "backup", file);
	expect({ code, problem }).toEqual({
		code: 1,
		problem: `${file} exists already. Choose another name.\n`,
	});
});
