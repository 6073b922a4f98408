import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the cells of each row of a file in `demo/school/`. Columns are separated by `|`; lines with `#` are comments. */
export const rowsOf = (name: string): string[][] =>
	readFileSync(join(import.meta.dirname, "school", `${name}.txt`), "utf8")
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => line.split("|").map((cell) => cell.trim()));

/** Returns the items of a cell. */
export const listed = (cell: string): string[] => (cell === "" ? [] : cell.split(", "));
