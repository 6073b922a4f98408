import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomPassword } from "#office/auth/random-password.server.ts";
import { roleLabels } from "#platform/api/role.ts";
import { variableNames } from "#site/server/environment.ts";
import { noMail } from "./mail.ts";
import { planSchool } from "./plan.ts";
import { users } from "./users.ts";

/** Settings of the environment that a demonstration follows. */
const followed = ["PORT", "HOST", "LOG_LEVEL"];

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Makes a school of made-up people in a folder of its own, and serves it until a signal ends the process. */
export async function main(): Promise<void> {
	if (process.env.DATABASE_URL?.trim()) {
		console.error("The demonstration has a database of its own. Start it without DATABASE_URL.");
		process.exit(1);
	}
	const dataDir = enterOwnFolder();
	const password = randomPassword();
	console.log("Making a school for the demonstration ...");
	// The exit removes the folder. The site has handlers of its own.
	const interrupt = () => process.exit(130);
	for (const signal of signals) process.once(signal, interrupt);
	// Loaded now, because the log reads its level once.
	const { makeSchool } = await import("./make-school.ts");
	const { main: startSite } = await import("#site/server/main.ts");
	await makeSchool(dataDir, planSchool(new Date()), password);
	for (const signal of signals) process.off(signal, interrupt);
	console.log(
		[
			"Everyone in it is made up, and no email is sent. Ctrl+C ends it and deletes everything.",
			"Sign in at /admin/login with one of these usernames:",
			...users.map(({ username, role }) => `  ${username.padEnd(6)} ${roleLabels[role]}`),
			`Password: ${password}`,
		].join("\n"),
	);
	await startSite({ transport: noMail });
}

/**
 * Makes this process independent of the site in this checkout: its `.env`, its `data/` and its variables.
 * @returns the new folder, which goes when the process ends
 */
function enterOwnFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "school-demonstration-"));
	process.once("exit", () => {
		process.chdir(tmpdir());
		rmSync(folder, { recursive: true, force: true });
	});
	// `.env` is looked for in the working directory.
	process.chdir(folder);
	for (const name of variableNames) if (!followed.includes(name)) delete process.env[name];
	process.env.DATA_DIR = folder;
	process.env.HOST ??= "127.0.0.1";
	process.env.LOG_LEVEL ??= "warn";
	return folder;
}

if (import.meta.main) await main();
