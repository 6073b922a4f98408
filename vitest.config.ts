import { defineConfig } from "vitest/config";

// `*.api.test.ts` prove the API and run twice: on SQLite and on the oldest PostgreSQL. `npm run prove -- postgres` runs
// them on the newest instead.
const api = ["src/**/*.api.test.ts", "test/api/**/*.test.ts"];
const wholly = process.env.WHOLLY_ON_POSTGRES ?? "14";
// Pages are made from answers of the API, which is proven on both.
const pages = ["test/api/*-pages.test.ts"];
// On the newest run those that meet most of an engine: its catalogs, its locks, its text search. So do the tests of the
// server and of the browser.
const engine = ["src/{platform/{backup,database},overview/search}/**/*.api.test.ts"];
// These replace a module by a mock, so they need modules of their own: `test/isolation.test.ts` demands the name.
const mocking = ["src/**/*.isolated.api.test.ts"];

// Only a test that hangs takes this long, also on a machine that is busy with something else.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };
// A server takes seconds to start on a busy machine, and these tests start it several times.
const slowTimeouts = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 30_000 } },
};

/**
 * Files of one worker share their modules unless they are isolated: loading the server takes longer than most tests.
 * @param postgres a version; without one, they run on SQLite
 */
function apiProject(
	postgres: string | undefined,
	files: { include: string[]; exclude?: string[]; isolate: boolean },
) {
	const name = `api on ${postgres ? `PostgreSQL ${postgres}` : "SQLite"}`;
	const env = { LOG_LEVEL: "silent", TEST_ENGINE: postgres ? "postgres" : "sqlite" };
	return {
		test: {
			name: files.isolate ? `${name}, isolated` : name,
			...timeouts,
			...files,
			env: postgres ? { ...env, POSTGRES_VERSION: postgres } : env,
			...(postgres && { globalSetup: "test/postgres.setup.ts" }),
		},
	};
}

export default defineConfig({
	test: {
		globalSetup: "test/sqlite.setup.ts",
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
			...[undefined, wholly].flatMap((postgres) => [
				apiProject(postgres, {
					include: api,
					exclude: [...mocking, ...(postgres ? pages : [])],
					isolate: false,
				}),
				apiProject(postgres, { include: mocking, isolate: true }),
			]),
			...(wholly === "18"
				? []
				: [apiProject("18", { include: engine, exclude: mocking, isolate: false })]),
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
