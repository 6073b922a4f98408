import { defineConfig } from "vitest/config";

// `*.api.test.ts` prove the API and run twice: on SQLite and on PostgreSQL.
const api = ["src/**/*.api.test.ts", "test/api/**/*.test.ts"];
// These replace a module by a mock, so they need modules of their own.
const mocking = ["src/auth/{address-limit,guessing,no-limit,sign-in-limit}.api.test.ts"];

// Only a test that hangs takes this long, also on a machine that is busy with something else.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// A server takes seconds to start on a busy machine, and these tests start it several times.
const slowTimeouts = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 30_000 } },
};

/** Files of one worker share their modules unless they are isolated: loading the server takes longer than most tests. */
function apiProject(
	engine: string,
	files: { include: string[]; exclude?: string[]; isolate: boolean },
) {
	const isPostgres = engine === "PostgreSQL";
	return {
		test: {
			name: `api on ${engine}${files.isolate ? ", isolated" : ""}`,
			...timeouts,
			...files,
			env: { TEST_ENGINE: isPostgres ? "postgres" : "sqlite", LOG_LEVEL: "silent" },
			...(isPostgres && { globalSetup: "test/postgres.setup.ts" }),
		},
	};
}

export default defineConfig({
	test: {
		// More than cores: the tests of the server wait more than they work.
		maxWorkers: 3,
		// `npm test` counts by the report.
		reporters: ["default", ["json", { outputFile: ".cache/reports/vitest.json" }]],
		projects: [
			{
				test: {
					name: "unit",
					...timeouts,
					isolate: false,
					include: ["src/**/*.test.ts", "test/**/*.test.ts"],
					exclude: [...api, "test/server/**"],
				},
			},
			...["SQLite", "PostgreSQL"].flatMap((engine) => [
				apiProject(engine, { include: api, exclude: mocking, isolate: false }),
				apiProject(engine, { include: mocking, isolate: true }),
			]),
			{
				// The real server as a process of its own.
				test: {
					name: "server",
					include: ["test/server/**/*.test.ts"],
					globalSetup: "test/postgres.setup.ts",
					...slowTimeouts,
				},
			},
		],
	},
});
