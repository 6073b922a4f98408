import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database, Engine } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { tableShapes } from "#platform/database/table-shapes.server.ts";
import { createTestDatabase } from "../../../test/database.ts";

// Both sides are written as in tables.server.ts: what may be null, and what has a default.

/** The TypeScript type of each database type; SQLite stores an `Instant` as text. */
const typeScriptTypes: Record<string, string> = {
	text: "string",
	integer: "number",
	int4: "number",
	int8: "number",
	bigint: "number",
	"double precision": "number",
	float8: "number",
	boolean: "boolean",
	bool: "boolean",
	blob: "Uint8Array",
	bytea: "Uint8Array",
	timestamptz: "Instant",
};

type TableColumns = Record<string, Record<string, string>>;

function declaredTables(engine: Engine): TableColumns {
	const source = readFileSync(new URL("tables.server.ts", import.meta.url), "utf8");
	const fieldsOf = (body: string) =>
		[...body.matchAll(/^\t(\w+): (.+);$/gm)].map(
			([, name = "", type = ""]) => [name, type] as const,
		);
	const interfaces = new Map<string | undefined, (readonly [string, string])[]>();
	const written = source.matchAll(
		/^(?:export )?interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}/gms,
	);
	for (const [, name, base, body = ""] of written) {
		interfaces.set(name, [...(interfaces.get(base) ?? []), ...fieldsOf(body)]);
	}
	const tables = (interfaces.get("Tables") ?? []).map(([table, name]) => {
		const columns = (interfaces.get(name) ?? []).map(([column, type]) => {
			const base = type.replace(/^Generated<(.*)>$/, "$1").replace(/ \| null$/, "");
			const isText =
				/^"|^(RegistrationStatus|RegistrationStage|SubmittedKind|IdempotentKind|BackupReason)$/.test(
					base,
				);
			const stored = isText || (base === "Instant" && engine === "sqlite") ? "string" : base;
			return [
				column,
				describeColumn(stored, type.endsWith("| null"), type.startsWith("Generated<")),
			];
		});
		return [table, Object.fromEntries(columns)];
	});
	return Object.fromEntries(tables);
}

function describeColumn(type: string, isNullable: boolean, hasDefault: boolean): string {
	return `${type}${isNullable ? " | null" : ""}${hasDefault ? ", with default" : ""}`;
}

/** Returns the tables whose ids the database gives. Kysely sees an id in every integer key of SQLite. */
async function numberedTables(db: Database, engine: Engine): Promise<Set<string>> {
	const { rows } = await (engine === "sqlite"
		? sql<{ name: string }>`select name from sqlite_master where sql like '%autoincrement%'`
		: sql<{ name: string }>`select table_name as name from information_schema.columns
			where column_name = 'id' and is_identity = 'YES'`
	).execute(db);
	return new Set(rows.map(({ name }) => name));
}

/** Returns the names of the tables with rows of the site, without search indexes and what they are made from. */
async function storedTables(db: Database, engine: Engine): Promise<Set<string>> {
	const shapes = await tableShapes(db, engine);
	return new Set(shapes.map(({ name }) => name));
}

test("tables.server.ts and the database agree on tables, columns, types, nulls and defaults", async () => {
	const testDatabase = await createTestDatabase();
	const { db, engine, close } = await openDatabase(testDatabase);
	const numbered = await numberedTables(db, engine);
	const tables: TableColumns = {};
	const stored = await storedTables(db, engine);
	for (const { name, columns } of await db.introspection.getTables()) {
		if (!stored.has(name)) continue;
		tables[name] = Object.fromEntries(
			columns.map((column) => {
				const isGivenId = column.name === "id" && numbered.has(name);
				return [
					column.name,
					describeColumn(
						typeScriptTypes[column.dataType.toLowerCase()] ?? column.dataType,
						column.isNullable && !isGivenId,
						column.hasDefaultValue || isGivenId,
					),
				];
			}),
		);
	}
	expect(Object.keys(tables).length).toBeGreaterThan(25);
	expect(declaredTables(engine)).toEqual(tables);
	await close();
	await testDatabase.remove();
});
