import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder with these files and deletes it after the test. */
export function folderWith(files: Record<string, string>): string {
	const folder = mkdtempSync(join(tmpdir(), "bootstrap-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const [name, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), content);
	}
	return folder;
}
