import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installFromDebian, pathOf } from "./debian.mjs";
import { UserError } from "./paths.mjs";

/** Chromium without windows: the same pages in half the time. */
const headlessShell = "chromium-headless-shell";
const liberation = "/usr/share/fonts/truetype/liberation";
const browsers = [
	headlessShell,
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Ubuntu and older Debians have no package of the headless shell. Liberation has Arial's metrics,
// which the layout tests need.
const install = `
	add fonts-liberation
	add ${headlessShell} || add chromium`;

/**
 * Returns the browser for the tests, where this machine has one.
 * @returns {string | undefined}
 * @throws {UserError} if CHROME_PATH is not a program
 */
export function findBrowser({ CHROME_PATH } = process.env) {
	if (!CHROME_PATH) return browsers.map(pathOf).find(Boolean);
	if (pathOf(CHROME_PATH)) return CHROME_PATH;
	throw new UserError(`CHROME_PATH is ${CHROME_PATH}, but there is no program there.`);
}

/**
 * Returns the browser for the tests, installed from Debian's packages where possible.
 * @returns {Promise<string>}
 * @throws {UserError} if there is none
 */
export async function ensureBrowser() {
	const found = findBrowser();
	// CI gets the fast one; on other machines any browser will do.
	const isComplete = found?.endsWith(headlessShell) && existsSync(liberation);
	if (found && (!process.env.CI || process.env.CHROME_PATH || isComplete)) {
		return found;
	}
	console.log("Installing Chromium for the browser tests ...");
	await installFromDebian(install);
	const installed = findBrowser();
	// Ubuntu's package only refers to a snap: its program does not start.
	if (installed && spawnSync(installed, ["--version"]).status === 0) return installed;
	throw new UserError(
		"The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome, or set CHROME_PATH to it.",
	);
}
