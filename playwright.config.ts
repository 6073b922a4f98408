import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: "test/browser",
	expect: { timeout: 15_000 },
	outputDir: "test-results",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	workers: 2,
	timeout: 120_000,
	reporter: "list",
	use: {
		viewport: { width: 390, height: 844 },
		locale: "en-US",
		timezoneId: "America/New_York",
		trace: "retain-on-failure",
		launchOptions: {
			executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
			],
		},
	},
});
