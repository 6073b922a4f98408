import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open.server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { fillEveryTable } from "../../../test/filled-database.ts";
import { makeBackup } from "./make.server.ts";

let testDatabase: TestDatabase;
let path: string;
let folder: string;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	const { db, engine, close } = await openDatabase(testDatabase);
	await fillEveryTable(db, engine).finally(close);
	const backupDir = join(testDatabase.dataDir, "backups");
	const settings = { ...testDatabase, backupDir, backupPassphrase: undefined };
	({ path } = await makeBackup(settings, () => new Date(), "manual"));
	folder = join(testDatabase.dataDir, "scratch");
	mkdirSync(folder);
});
afterAll(() => testDatabase.remove());

test("a backup that is verified leaves no copy behind, also when the process is killed meanwhile", () => {
	const verify = (meanwhile: string) =>
		spawnSync(
			process.execPath,
			[
				"--input-type=module",
				"--eval",
				`import { setImmediate } from "node:timers/promises";
				const { verifyBackup } = await import("#platform/backup/verify.server.ts");
				const verified = verifyBackup(${JSON.stringify(path)}, undefined, ${JSON.stringify(folder)});
				${meanwhile}
				await verified;
				process.stdout.write("verified");`,
			],
			{ encoding: "utf8" },
		);
	expect(verify("")).toMatchObject({ stdout: "verified", status: 0 });
	expect(readdirSync(folder)).toEqual([]);
	const killed = verify("await setImmediate(); process.kill(process.pid, 'SIGKILL');");
	expect(killed).toMatchObject({ stdout: "", signal: "SIGKILL" });
	expect(readdirSync(folder)).toEqual([]);
});
