import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Cell, Row } from "#platform/database/table-rows.server.ts";

// A backup is compressed text, one JSON value on each line (docs/decisions/0055-backup.md):
//
//   {"format":"career-school-backup","version":1,"site":"0.1.0","madeAt":…,"engine":…,"migrations":[…]}
//   {"table":"users","columns":["id","isAdmin",…]}
//   [1,true,…]                                            one line for each row, in the order of the key
//   {"rows":12,"sha256":…,"lastId":12}
//   …                                                     and so each table
//   {"tables":28,"total":3141}                            the last line shows that the file is whole

export const FORMAT = "career-school-backup";

/** Raised when older versions of the site could no longer read a new backup. */
export const VERSION = 1;

export const headerLine = z.object({
	format: z.literal(FORMAT),
	version: z.int(),
	/** Version of the site that made it. */
	site: z.string(),
	madeAt: z.string(),
	engine: z.string(),
	/** The migrations that the database had, in order. */
	migrations: z.array(z.string()),
});
export type Header = z.output<typeof headerLine>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

export const endLine = z.object({
	rows: z.int(),
	sha256: z.string(),
	/** The last id that the table gave; absent if its ids are not given by the database. */
	lastId: z.optional(z.int()),
});

export const lastLine = z.object({ tables: z.int(), total: z.int() });

/** What a table holds. */
export interface TableContent extends z.output<typeof endLine> {
	name: string;
}

/** What a backup holds. */
export interface BackupContent {
	header: Header;
	tables: TableContent[];
	/** Rows of all tables. */
	total: number;
}

/** Turns rows into lines and counts and hashes them. The same rows have the same hash on both engines. */
export class RowDigest {
	#rows = 0;
	readonly #hash = createHash("sha256");

	/** @returns the lines, each with its end */
	add(rows: readonly Row[]): string {
		const lines = rows.map((row) => `${JSON.stringify(row.map(encodeCell))}\n`).join("");
		this.#rows += rows.length;
		this.#hash.update(lines);
		return lines;
	}

	/** Ends the digest. */
	result(): { rows: number; sha256: string } {
		return { rows: this.#rows, sha256: this.#hash.digest("hex") };
	}
}

function encodeCell(cell: Cell): unknown {
	if (!(cell instanceof Uint8Array)) return cell;
	return { base64: Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength).toString("base64") };
}

const cell = z.union([
	z.string(),
	z.number(),
	z.boolean(),
	z.null(),
	z.pipe(
		z.object({ base64: z.string() }),
		z.transform(({ base64 }) => new Uint8Array(Buffer.from(base64, "base64"))),
	),
]);

/** Reads a row back. @throws if it is none */
export function decodeRow(values: unknown): Row {
	return z.array(cell).parse(values);
}
