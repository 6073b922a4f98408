import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationNames } from "#platform/database/migrations/index.server.ts";
import { costOf, edited, walksIn } from "./walks.ts";

// Carries out the walks of CONTRIBUTING.md on a copy of the code, as someone who follows them would.

const root = join(import.meta.dirname, "..");
const next = String(migrationNames.length + 1).padStart(4, "0");
const document = readFileSync(join(root, "CONTRIBUTING.md"), "utf8").replaceAll("NNNN", next);
const { edits, made } = walksIn(document);
const walks = document.split(/^(?=## Add )/m).slice(1);
const schema = "src/platform/database/tables.api.test.ts";
const changed = [...edits, ...made].map(({ path }) => path);

let copy: string;
const textOf = (path: string) => readFileSync(join(copy, path), "utf8");

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "walks-"));
	const needed = ["src", "test", "demo", "scripts", "package.json"];
	const configs = [
		"tsconfig.json",
		"vite.config.ts",
		"vite.chunks.ts",
		"vitest.config.ts",
		"react-router.config.ts",
		...["biome.json", ".gitignore"],
	];
	for (const name of [...needed, ...configs, "playwright.config.ts"]) {
		cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
	}
	// What the build has learnt is newer than its sources here too, so no test waits for the training.
	for (const name of ["node_modules", "build"]) symlinkSync(join(root, name), join(copy, name));
	// Types are checked anew only where a walk has changed them.
	const checked = ".cache/types.tsbuildinfo";
	if (existsSync(join(root, checked))) cpSync(join(root, checked), join(copy, checked));
});
afterAll(() => rmSync(copy, { recursive: true }));

const run = async (program: string, args: string[]) => {
	const bin = join(root, "node_modules", program);
	// Not the environment of the tests around it, which says what Vitest does.
	const env = { PATH: process.env.PATH, HOME: process.env.HOME };
	return promisify(execFile)(process.execPath, [bin, ...args], { cwd: copy, env }).then(
		() => "passed",
		({ stdout, stderr }) => `${stdout}${stderr}`,
	);
};

test("every edit finds the lines that it names, once", () => {
	expect(edits.length).toBeGreaterThan(20);
	for (const edit of edits) {
		writeFileSync(join(copy, edit.path), edited(textOf(edit.path), edit));
	}
	for (const { path, text } of made) writeFileSync(join(copy, path), text);
	const frozen = "src/platform/database/migrations/frozen.test.ts";
	const hashed = textOf(frozen).replaceAll(
		/"(.*)": "its SHA-256"/g,
		(_, name) => `"${name}": "${sha256(textOf(`src/platform/database/migrations/${name}`))}"`,
	);
	writeFileSync(join(copy, frozen), hashed);
});

test("each walk says what it costs", () => {
	const stated = walks.map((walk) => walk.match(/^It costs .*$/m)?.[0]);
	expect(stated).toEqual(walks.map(costOf));
	expect(walks.length).toBe(3);
});

test("the code has no type error afterwards", async () => {
	expect(await run("@react-router/dev/bin.cjs", ["typegen"])).toBe("passed");
	// The packages are where the first check found them, seen from here.
	expect(await run("typescript/bin/tsc", ["--pretty", "false", "--preserveSymlinks"])).toBe(
		"passed",
	);
}, 300_000);

test("the code is formatted and linted afterwards", async () => {
	expect(await run("@biomejs/biome/bin/biome", ["check", ...changed])).toBe("passed");
});

test("the new tests pass afterwards on both engines, and those that name every field", async () => {
	const tests = changed.filter((path) => path.endsWith(".test.ts"));
	expect(tests.length).toBeGreaterThan(5);
	const projects = ["unit", "api on SQLite", "api on PostgreSQL 14"].map(
		(name) => `--project=${name}`,
	);
	// Each worker loads the whole API, which takes longer than these tests.
	const alone = ["--reporter=dot", "--maxWorkers=1"];
	const args = ["run", ...alone, ...projects, ...tests, schema, "test/api/access.test.ts"];
	expect(await run("vitest/vitest.mjs", args)).toBe("passed");
}, 300_000);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
