import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./test/browser/site.ts";

const adminSpecs = "**/admin-*.spec.ts";
/** Journeys through what the other tests show part by part on SQLite. */
const smoke = /@smoke/;

export default defineConfig<object, SiteOptions>({
	testDir: "test/browser",
	expect: { timeout: 15_000 },
	outputDir: "test-results",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: 3,
	timeout: 60_000,
	// A project has workers, and with them sites, of its own: what the tests of the admin area change
	// does not reach the pages that the other tests count on.
	projects: [
		// One worker, so that one PostgreSQL starts, and first, so that the others do not wait for it.
		{ name: "smoke on PostgreSQL", grep: smoke, use: { engine: "PostgreSQL" }, workers: 1 },
		{ name: "public", testIgnore: adminSpecs, grepInvert: smoke },
		{ name: "admin", testMatch: adminSpecs, grepInvert: smoke },
	],
	// `npm test` counts by the report.
	reporter: [["list"], ["json", { outputFile: ".cache/reports/playwright.json" }]],
	use: {
		viewport: { width: 390, height: 844 },
		locale: "en-US",
		timezoneId: "America/New_York",
		// Tests of one worker share a browser context, emptied in between: a context of its own costs each
		// test a sixth of its time, most of it for scripts that are compiled anew.
		reuseContext: true,
		launchOptions: {
			...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
			args: [
				"--no-sandbox",
				// There is no graphics card: without its process, pages are drawn in the browser's.
				"--disable-gpu",
				"--in-process-gpu",
				"--disable-quic",
			],
		},
	},
});
