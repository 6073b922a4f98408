import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		migratedFile: string;
	}
}

/** Makes one embedded database with all migrations for all tests, most of which begin with a copy of it. */
export default async function setup(project: TestProject): Promise<() => void> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-migrated-"));
	const { close } = await openDatabase({ dataDir, databaseUrl: undefined });
	await close();
	project.provide("migratedFile", databaseFile(dataDir));
	return () => rmSync(dataDir, { recursive: true });
}
