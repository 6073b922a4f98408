import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** Starts one PostgreSQL for all test files of a project; each file creates its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const postgres = await startPostgres();
	project.provide("postgresUrl", postgres.url);
	return () => postgres.stop();
}
