import type { TestProject } from "vitest/node";
import { type PostgresVersion, startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/**
 * Starts one PostgreSQL for all test files of a project, of the version that its environment names; each file creates
 * its own database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const version = project.config.env?.POSTGRES_VERSION as PostgresVersion | undefined;
	const postgres = await startPostgres({ version });
	project.provide("postgresUrl", postgres.url);
	return () => postgres.stop();
}
