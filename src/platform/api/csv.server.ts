/** Characters that start a formula in spreadsheets, in ordinary and full-width form. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Formats one cell: never a formula, quoted where necessary. */
export function csvCell(value: string | number | boolean | null): string {
	const text = value === null ? "" : String(value);
	const safe = typeof value === "string" && formula.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Streams rows as CSV (RFC 4180) that spreadsheets open as UTF-8.
 * @param columns each column's heading and its value of a row
 */
export async function* csv<Row>(
	columns: readonly (readonly [string, (row: Row) => string | number | boolean | null])[],
	chunks: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
	yield `\uFEFF${columns.map(([heading]) => csvCell(heading)).join(",")}\r\n`;
	for await (const rows of chunks) {
		yield rows
			.map((row) => `${columns.map(([, cell]) => csvCell(cell(row))).join(",")}\r\n`)
			.join("");
	}
}
