import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#platform/database/open.server.ts";
import {
	migratedTemplate,
	type PostgresVersion,
	queryPostgres,
	startPostgres,
	urlOf,
} from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/**
 * Starts one PostgreSQL for all test files of a project, of the version that its environment names; each file creates
 * its own database, most of them as a copy of one that is migrated.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const version = project.config.env?.POSTGRES_VERSION as PostgresVersion | undefined;
	const postgres = await startPostgres({ version });
	await queryPostgres(postgres.url, `create database ${migratedTemplate}`);
	const template = urlOf(postgres.url, migratedTemplate);
	const { close } = await openDatabase({ dataDir: tmpdir(), databaseUrl: template });
	await close();
	project.provide("postgresUrl", postgres.url);
	return () => postgres.stop();
}
