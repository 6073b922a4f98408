import { BackupError } from "#platform/backup/backup-error.server.ts";
import { type BackupContent, RowDigest } from "#platform/backup/format.server.ts";
import type { BackupPart } from "#platform/backup/read.server.ts";
import type { Engine, Queries, Tx } from "#platform/database/database.server.ts";
import { isConstraintViolation } from "#platform/database/errors.server.ts";
import { setLastId } from "#platform/database/last-ids.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { migrations } from "#platform/database/migrations/index.server.ts";
import { deleteRows, insertRows, readRows } from "#platform/database/table-rows.server.ts";
import { type TableShape, tableShapes } from "#platform/database/table-shapes.server.ts";

/**
 * Fills a database without tables from a backup, and reads everything back to compare it. The tables have the
 * migrations of the backup then.
 * @throws {BackupError} when the backup cannot be read, or what the database holds differs from it
 */
export async function loadBackup(
	tx: Tx,
	engine: Engine,
	parts: AsyncIterable<BackupPart>,
): Promise<BackupContent> {
	const content: BackupContent = { header: undefined as never, tables: [], total: 0 };
	let shapes = new Map<string, TableShape>();
	let into = { name: "", columns: [] as string[] };
	for await (const part of parts) {
		if (part.kind === "header") {
			content.header = part.header;
			shapes = await createTables(tx, engine, part.header.migrations);
		} else if (part.kind === "table") {
			const shape = shapes.get(part.name);
			if (!shape) throw notOurs(part.name);
			if (shape.columns.join() !== part.columns.join()) {
				throw new BackupError(`The backup has other columns for "${part.name}" than this site.`);
			}
			into = part;
		} else if (part.kind === "rows") {
			await insertRows(tx, engine, into, part.rows).catch((error: unknown) => {
				throw isConstraintViolation(error) ? doesNotFit(into.name) : error;
			});
		} else {
			const { name, lastId } = part.table;
			if (lastId !== undefined) await setLastId(tx, engine, name, lastId);
			content.tables.push(part.table);
			content.total += part.table.rows;
		}
	}
	await compare(tx, shapes, content);
	return content;
}

const notOurs = (table: string) =>
	new BackupError(
		`The table "${table}" is not the site’s. Give the site a database or a schema of its own.`,
	);

const doesNotFit = (table: string) =>
	new BackupError(
		`The backup is damaged: a row of "${table}" does not fit. Copy it again, or use another backup.`,
	);

/** Makes the tables of some migrations, without the rows that these add. */
async function createTables(
	tx: Tx,
	engine: Engine,
	names: readonly string[],
): Promise<Map<string, TableShape>> {
	const all = migrations(engine);
	const chosen = Object.entries(all).filter(([name]) => names.includes(name));
	await migrate(tx, engine, Object.fromEntries(chosen));
	const shapes = await tableShapes(tx, engine);
	for (const shape of shapes.toReversed()) await deleteRows(tx, shape);
	return new Map(shapes.map((shape) => [shape.name, shape]));
}

async function compare(
	db: Queries,
	shapes: ReadonlyMap<string, TableShape>,
	{ tables }: BackupContent,
): Promise<void> {
	for (const { name, rows, sha256 } of tables) {
		const found = await digestOf(db, shapes.get(name) as TableShape);
		if (found.rows !== rows || found.sha256 !== sha256) {
			throw new BackupError(
				`The restored rows of "${name}" are not those of the backup: ${found.rows} instead of ${rows}, or other values.`,
			);
		}
	}
}

/** Counts and hashes the rows of a table. */
async function digestOf(db: Queries, shape: TableShape): Promise<{ rows: number; sha256: string }> {
	const digest = new RowDigest();
	for await (const rows of readRows(db, shape)) digest.add(rows);
	return digest.result();
}
