import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { migratedTemplate, queryPostgres, urlOf } from "./postgres.ts";

/** A place for a database of this run's engine. */
export interface TestDatabase {
	dataDir: string;
	databaseUrl: string | undefined;
	/** Removes it. */
	remove(): Promise<void>;
}

/** An embedded database with all migrations and no rows, made once in each worker. */
let migratedFile: Promise<Uint8Array> | undefined;

async function makeMigratedFile(): Promise<Uint8Array> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-migrated-"));
	const { close } = await openDatabase({ dataDir, databaseUrl: undefined });
	await close();
	const bytes = readFileSync(databaseFile(dataDir));
	rmSync(dataDir, { recursive: true });
	return bytes;
}

/** @param isMigrated whether it is a copy of a database with all migrations, which takes a tenth of running them */
export async function createTestDatabase(
	engine = process.env.TEST_ENGINE ?? "sqlite",
	isMigrated = false,
): Promise<TestDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
	const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") {
		if (isMigrated) {
			migratedFile ??= makeMigratedFile();
			writeFileSync(databaseFile(dataDir), await migratedFile);
		}
		return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
	}
	const server = inject("postgresUrl");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await queryPostgres(
		server,
		`create database ${name} template ${isMigrated ? migratedTemplate : "template1"}`,
	);
	return {
		dataDir,
		databaseUrl: urlOf(server, name),
		async remove() {
			removeFolder();
			await queryPostgres(server, `drop database ${name} with (force)`);
		},
	};
}
