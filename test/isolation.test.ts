import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = globSync("{src,test}/**/*.test.{ts,tsx}", { cwd: root });

test("a test file that replaces a module by a mock has modules of its own, by its name", () => {
	const replacing = files.filter((path) =>
		/\bvi\.(?:do)?mock\(/i.test(readFileSync(join(root, path), "utf8")),
	);
	expect(replacing.length).toBeGreaterThan(4);
	expect(replacing.filter((path) => !path.endsWith(".isolated.api.test.ts"))).toEqual([]);
});
