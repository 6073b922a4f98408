import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { dueDay } from "#platform/backup/nightly.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { scheduleBackups } from "#site/server/backups.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { startServer } from "../process.ts";

let testDatabase: TestDatabase;
afterEach(async () => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	await testDatabase.remove();
});

test("the nightly backup is made next to the running site, by two processes once", async () => {
	testDatabase = await createTestDatabase("sqlite");
	const server = await startServer(testDatabase);
	const [one, two] = await Promise.all([nightlyBackup(), nightlyBackup()]);
	expect([one.code, two.code]).toEqual([0, 0]);
	const lines = `${one.out}${two.out}`.trim().split("\n");
	expect(lines).toHaveLength(1);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		level: "info",
		msg: "nightly backup verified",
		rows: expect.any(Number),
		bytes: expect.any(Number),
	});
	expect(readdirSync(join(testDatabase.dataDir, "backups"))).toEqual([
		expect.stringMatching(/^school-.+-nightly\.ndjson\.gz\.age$/),
	]);
	await server.end();
});

async function nightlyBackup(
	env: Record<string, string> = {},
): Promise<{ code: number; out: string }> {
	const child = spawn(process.execPath, ["src/site/server/backups.ts"], {
		env: {
			PATH: process.env.PATH,
			DATA_DIR: testDatabase.dataDir,
			BACKUP_PASSPHRASE: "correct horse battery",
			...env,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	let out = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		out += text;
	});
	const [code] = await once(child, "close");
	return { code, out };
}

test("the site looks every minute whether one is due, and makes it", async () => {
	testDatabase = await createTestDatabase("postgres");
	vi.stubEnv("DATA_DIR", testDatabase.dataDir);
	vi.stubEnv("DATABASE_URL", testDatabase.databaseUrl);
	const database = await openDatabase(testDatabase);
	vi.useFakeTimers({ toFake: ["setInterval"] });
	const stop = scheduleBackups(database.db, systemClock);
	vi.advanceTimersByTime(60_000);
	vi.useRealTimers();
	const rows = () => database.db.selectFrom("backups").select(["day", "verifiedAt"]).execute();
	await expect.poll(rows).toEqual([{ day: dueDay(systemClock()), verifiedAt: expect.any(String) }]);
	stop();
	await database.close();
});

test("a failed nightly backup is one line in the log, with the reason", async () => {
	testDatabase = await createTestDatabase("sqlite");
	await (await openDatabase(testDatabase)).close();
	const { code, out } = await nightlyBackup({ BACKUP_DIR: "/dev/null/backups" });
	expect(code).toBe(1);
	expect(JSON.parse(out)).toMatchObject({
		level: "error",
		msg: "nightly backup failed",
		reason: expect.stringMatching(/^Cannot write \/dev\/null\/backups\/school-.+\. Give this user/),
	});
});
