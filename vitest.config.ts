import { defineConfig } from "vitest/config";

// `*.api.test.ts` prove the API and run twice: on SQLite and on PostgreSQL.
const api = ["src/**/*.api.test.ts", "test/api/**/*.test.ts"];

const timeouts = { testTimeout: 15_000, hookTimeout: 15_000 };
// A server takes seconds to start on a busy machine, and these tests start it several times.
const slowTimeouts = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 30_000 } },
};

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
					include: ["src/**/*.test.ts", "test/**/*.test.ts"],
					exclude: [...api, "test/server/**"],
				},
			},
			{
				test: {
					name: "api on SQLite",
					...timeouts,
					include: api,
					env: { TEST_ENGINE: "sqlite", LOG_LEVEL: "silent" },
				},
			},
			{
				test: {
					name: "api on PostgreSQL",
					...timeouts,
					include: api,
					env: { TEST_ENGINE: "postgres", LOG_LEVEL: "silent" },
					globalSetup: "test/postgres.setup.ts",
				},
			},
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
