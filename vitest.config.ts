import { defineConfig } from "vitest/config";

// `*.api.test.ts` prove the API and run twice: on SQLite and on PostgreSQL.
const api = ["src/**/*.api.test.ts", "test/api/**/*.test.ts"];

// A loaded machine is slow, and slow is not wrong: nothing here measures time.
const patient = { testTimeout: 180_000, hookTimeout: 180_000 };

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
					...patient,
					include: ["src/**/*.test.ts", "test/**/*.test.ts"],
					exclude: [...api, "test/server/**"],
				},
			},
			{
				test: {
					name: "api on SQLite",
					...patient,
					include: api,
					env: { TEST_ENGINE: "sqlite", LOG_LEVEL: "silent" },
				},
			},
			{
				test: {
					name: "api on PostgreSQL",
					...patient,
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
					...patient,
				},
			},
		],
	},
});
