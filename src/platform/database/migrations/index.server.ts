import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#platform/database/database.server.ts";

/** Every migration in order. Each has one file per engine, such as `0001-initial.sqlite.sql`. */
export const migrationNames = [
	"0001-initial",
	"0002-facts",
	"0003-wrong-answers",
	"0004-emails",
	"0005-backups",
	"0006-second-factor",
	"0007-retention",
	"0008-people",
	"0009-replies",
	"0010-search",
	"0011-applicant-page",
	"0012-rights",
	"0013-contact-details",
	"0014-search-tokens",
	"0015-repeated-texts",
	"0016-limit-counts",
	"0017-crm-words",
	"0018-taught-questions",
	"0019-classes",
	"0020-texts",
	"0021-translations",
	"0022-spanish-of-facts",
	"0023-live-since",
	"0024-confirmed-at",
	"0025-retention-in-turns",
];

function migrationSql(name: string, engine: Engine): string {
	return readFileSync(new URL(`${name}.${engine}.sql`, import.meta.url), "utf8");
}

/** Makes a migration out of SQL whose statements are separated by blank lines. */
export function migrationFrom(text: string): Migration {
	return {
		async up(db: Kysely<unknown>) {
			for (const statement of text.trim().split(/\n\n+/)) await sql.raw(statement).execute(db);
		},
	};
}

/** Returns every migration of an engine by name. */
export function migrations(engine: Engine): Record<string, Migration> {
	return Object.fromEntries(
		migrationNames.map((name) => [name, migrationFrom(migrationSql(name, engine))]),
	);
}
