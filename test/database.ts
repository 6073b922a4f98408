import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { migratedTemplate, queryPostgres, urlOf } from "./postgres.ts";

/** A place for a database of this run's engine. */
export interface TestDatabase {
	dataDir: string;
	databaseUrl: string | undefined;
	/** Removes it. */
	remove(): Promise<void>;
}

/** @param isMigrated whether PostgreSQL copies a database with all migrations, which takes a tenth of running them */
export async function createTestDatabase(
	engine = process.env.TEST_ENGINE ?? "sqlite",
	isMigrated = false,
): Promise<TestDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
	const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") {
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
