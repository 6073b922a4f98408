import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** Creates an empty place for a database of this run's engine. */
export interface TestDatabase {
	dataDir: string;
	databaseUrl: string | undefined;
	/** Removes it. */
	remove(): Promise<void>;
}

export async function createTestDatabase(
	engine = process.env.TEST_ENGINE ?? "sqlite",
): Promise<TestDatabase> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
	const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") {
		return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
	}
	const server = inject("postgresUrl");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await query(server, `create database ${name}`);
	return {
		dataDir,
		databaseUrl: server.replace(/\/postgres$/, `/${name}`),
		async remove() {
			removeFolder();
			await query(server, `drop database ${name} with (force)`);
		},
	};
}

async function query(url: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(sql);
	await client.end();
}
