import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

/**
 * Returns whether a word is in the files of the embedded database, in any case: in deleted rows, free pages and the write-ahead
 * log too.
 */
export function isInFiles({ dataDir }: { dataDir: string }, word: string): boolean {
	return ["school.db", "school.db-wal"].some((file) =>
		readFileSync(join(dataDir, file), "latin1").toLowerCase().includes(word.toLowerCase()),
	);
}

/** Waits until a word has left the files: on a busy machine traces are removed after the answer. */
export const hasLeftFiles = (app: { dataDir: string }, word: string) =>
	expect.poll(() => isInFiles(app, word), { message: word, timeout: 30_000 }).toBe(false);
