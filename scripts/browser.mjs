import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Stop } from "./place.mjs";
import { longStep } from "./progress.mjs";
import { step, supervise, tail } from "./supervise.mjs";

/** Chromium without its windows: the same pages in half the time. */
const light = "chromium-headless-shell";
const commands = [light, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser for the tests, where the machine has one.
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
	if (env.CHROME_PATH) {
		if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
		throw new Stop(`CHROME_PATH names ${env.CHROME_PATH}, and there is no program there.`);
	}
	const folders = (env.PATH ?? "").split(delimiter);
	const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [...onPath, ...applications].find(isProgram);
}

/**
 * The browser for the tests, installed from the system's packages where that is possible.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
	const found = findBrowser();
	// On somebody's own machine any browser will do; a machine of CI gets the quick one.
	if (found && (!process.env.CI || process.env.CHROME_PATH || found.endsWith(light))) return found;
	const sudo = isDebian() ? await rootCommand() : undefined;
	if (!sudo && found) return found;
	if (!sudo) throw new Stop(missing("and it cannot be installed from here"));
	const output = await longStep("Installing Chromium for the browser tests", () => install(sudo));
	const installed = findBrowser();
	// Where the package is a mere hint at another shop (Ubuntu's snap), its program does not start.
	if (installed && (await starts(installed))) return installed;
	console.error(tail(output));
	throw new Stop(missing("and its package could not be installed; the reason is above"));
}

const missing = (why) =>
	`The browser tests need Chromium, ${why}. Install Chromium or Chrome, or set CHROME_PATH to it.`;

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}

function isDebian() {
	const file = "/etc/os-release";
	return existsSync(file) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(file, "utf8"));
}

/** What to put before a command so that it runs as root without asking; nothing where that is impossible. */
async function rootCommand() {
	if (process.getuid?.() === 0) return [];
	const { code } = await supervise("sudo", ["-n", "true"], { quiet: true }).catch(() => ({
		code: 1,
	}));
	return code === 0 ? ["sudo", "-n"] : undefined;
}

async function install(sudo) {
	const apt = async (...args) => {
		const [command, ...rest] = [
			...sudo,
			"env",
			"DEBIAN_FRONTEND=noninteractive",
			"apt-get",
			...args,
		];
		return step(command, rest, { quiet: true });
	};
	// Another installation may be at work on a new machine: wait for it rather than fail.
	const patience = ["-o", "DPkg::Lock::Timeout=120"];
	const updated = await apt(...patience, "update");
	const add = (name) => apt(...patience, "install", "-y", "--no-install-recommends", name);
	// Ubuntu and older Debians have no package of the light one.
	const first = await add(light);
	const second = first.code === 0 ? undefined : await add("chromium");
	return [updated, first, second].map((done) => done?.output ?? "").join("");
}

async function starts(path) {
	const { code } = await supervise(path, ["--version"], { quiet: true }).catch(() => ({ code: 1 }));
	return code === 0;
}
