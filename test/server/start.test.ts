import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { instantFrom, systemClock } from "#platform/database/clock.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { searchColumns } from "#platform/database/search.server.ts";
import { openSqliteFile } from "#platform/database/sqlite.server.ts";
import { createEmptyDatabase, type TestDatabase } from "../database.ts";
import { hasLeftFiles, isInFiles } from "../database-files.ts";
import { startAndFail, startServer } from "../process.ts";

let testDatabase: TestDatabase;
beforeEach(async () => {
	testDatabase = await createEmptyDatabase("sqlite");
});
afterEach(() => testDatabase.remove());

test("a port in use: one clear sentence, exit code 1", async () => {
	const other = createServer();
	await new Promise<void>((resolve) => other.listen(0, resolve));
	const { port } = other.address() as { port: number };
	const { code, output } = await startAndFail({ ...testDatabase, env: { PORT: String(port) } });
	other.close();
	expect(code).toBe(1);
	expect(output).toBe(
		`Port ${port} is in use. Stop the other program, or set PORT to another number.\n`,
	);
});

test("a second process on the same embedded database: one clear sentence, exit code 1; after kill -9 it is free", async () => {
	const first = await startServer(testDatabase);
	const { code, output } = await startAndFail(testDatabase);
	expect(code).toBe(1);
	expect(output).toBe(
		`Another process is using the database in ${testDatabase.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
	);
	expect(await first.end("SIGKILL")).toBe("SIGKILL");
	const second = await startServer(testDatabase);
	expect(await second.end()).toBe(0);
});

test("a damaged database file: one clear sentence, exit code 1, and the file is left as it was", async () => {
	const file = join(testDatabase.dataDir, "school.db");
	writeFileSync(file, "this is no database, and it is long enough to look at ".repeat(100));
	const { code, output } = await startAndFail(testDatabase);
	expect(code).toBe(1);
	expect(output).toMatch(/^The database file .*school\.db is damaged\. [^\n]+\n$/);
	expect(readFileSync(file, "utf8")).toContain("this is no database");
});

test("a page of the database that is damaged in the middle is noticed at the start", async () => {
	const first = await startServer(testDatabase);
	await first.end();
	const file = join(testDatabase.dataDir, "school.db");
	const bytes = readFileSync(file);
	bytes.fill(0xff, 4096 * 3, statSync(file).size);
	writeFileSync(file, bytes);
	const { code, output } = await startAndFail(testDatabase);
	expect(code).toBe(1);
	expect(output).toMatch(/is damaged/);
});

test("what was erased just before the site stopped leaves its files at the next start", async () => {
	const { db, close } = await openDatabase(testDatabase);
	const name = "Wolfgang Abendroth";
	const record = { email: "w@mail.example", phone: "732-555-0142", reference: "R-481930" };
	const row = { ...record, ...searchColumns({ ...record, name }), fullName: name };
	const course = { courseId: 1, courseTitle: "CNA", createdAt: instantFrom(systemClock) };
	await db
		.insertInto("registrations")
		.values({ ...row, ...course })
		.execute();
	await db.deleteFrom("registrations").execute();
	// As after a crash: the write-ahead log stays while somebody has the file open.
	const other = openSqliteFile(join(testDatabase.dataDir, "school.db"));
	other.exec("select 1 from registrations");
	await close();
	expect(isInFiles(testDatabase, "abendroth")).toBe(true);
	const site = await startServer(testDatabase);
	await hasLeftFiles(testDatabase, "abendroth");
	await site.end();
	other.close();
});

test("a DATA_DIR that is a file: one clear sentence, exit code 1", async () => {
	const file = join(testDatabase.dataDir, "occupied");
	writeFileSync(file, "");
	const { code, output } = await startAndFail({ ...testDatabase, dataDir: file });
	expect(code).toBe(1);
	expect(output).toMatch(/^DATA_DIR is .*, which is not a folder and cannot be created\.\n$/);
});

test("a folder where the database should be is no database: a sentence, exit code 1", async () => {
	mkdirSync(join(testDatabase.dataDir, "school.db"));
	const { code, output } = await startAndFail(testDatabase);
	expect(code).toBe(1);
	expect(output.trim().split("\n")).toHaveLength(1);
});

test.each([
	["TRUST_PROXY", "yes", "off, or the number of proxies from 0 to 10"],
	["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
])(
	"a malformed %s stops the start with one clear sentence that names it",
	async (name, value, allowed) => {
		const { code, output } = await startAndFail({ ...testDatabase, env: { [name]: value } });
		expect(code).toBe(1);
		expect(output).toBe(`${name} must be ${allowed}.\n`);
	},
);

test("LOG_LEVEL of a .env file counts", async () => {
	const server = async (level: string) => {
		writeFileSync(join(testDatabase.dataDir, ".env"), `LOG_LEVEL=${level}\n`);
		const site = await startServer({ ...testDatabase, cwd: testDatabase.dataDir });
		await fetch(`${site.url}/api/courses`);
		await site.end();
		return site.output();
	};
	expect(await server("info")).toContain('"msg":"call"');
	expect(await server("warn")).not.toContain('"msg":"call"');
});

test("a setting that looks misspelt is pointed out, and the site starts", async () => {
	const server = await startServer({ ...testDatabase, env: { SMTP_ULR: "smtp://127.0.0.1" } });
	expect(server.output()).toContain("SMTP_ULR is no setting. Did you mean SMTP_URL?\n");
	await server.end();
});

test("the database is readable for its own user alone, also in a folder that others may enter", async () => {
	const dataDir = join(testDatabase.dataDir, "open");
	mkdirSync(dataDir, { mode: 0o755 });
	const server = await startServer({ ...testDatabase, dataDir });
	expect(statSync(join(dataDir, "school.db")).mode & 0o077).toBe(0);
	await server.end();
});

test("at the very first start a random password is made and printed once; the last line names the address", async () => {
	const first = await startServer({ ...testDatabase, env: { ADMIN_PASSWORD: "" } });
	const password = /with password (\S+)/.exec(first.output())?.[1] ?? "";
	expect(first.output().trim().split("\n").at(-1)).toBe(`The site is ready at ${first.url}`);
	const signedIn = await fetch(`${first.url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username: "admin", password }),
	});
	expect(signedIn.status).toBe(200);
	await first.end();
	const second = await startServer({ ...testDatabase, env: { ADMIN_PASSWORD: "" } });
	expect(second.output()).not.toContain("password");
	await second.end();
});

test("with ADMIN_USERNAME and ADMIN_PASSWORD the first administrator has these, and nothing is printed", async () => {
	const credentials = { username: "dana", password: "seven brave blue kites" };
	const env = { ADMIN_USERNAME: credentials.username, ADMIN_PASSWORD: credentials.password };
	const server = await startServer({ ...testDatabase, env });
	expect(server.output()).not.toMatch(/password|seven brave/i);
	const signedIn = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(credentials),
	});
	expect(signedIn.status).toBe(200);
	await server.end();
});
