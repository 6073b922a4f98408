import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Failure } from "#api/failure.ts";
import { type Role, roleLabels } from "#api/role.ts";
import { resetPassword } from "#auth/reset-password.server.ts";
import { allUsers } from "#auth/users.server.ts";
import { makeBackup } from "#backup/make.server.ts";
import { moveDatabase } from "#backup/move.server.ts";
import { recordManualBackup } from "#backup/record.server.ts";
import { restoreBackup } from "#backup/restore.server.ts";
import { systemClock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { databaseFile } from "#database/embedded.server.ts";
import { type DatabasePlace, openDatabase } from "#database/open.server.ts";
import { StorageError } from "#database/storage-error.server.ts";
import { backupBeforeUpgrade } from "#server/before-upgrade.ts";
import { type Environment, EnvironmentError, readEnvironment } from "#server/environment.ts";
import { exitWithError } from "#server/process.ts";

// Commands of `npm run admin`, for the server's operator.

interface Command {
	/** Arguments after the command's name; one in brackets may be missing. */
	parameters: readonly string[];
	purpose: string;
	/** @returns the lines to print, or a Failure */
	run(environment: Environment, ...args: string[]): Promise<string[] | Failure>;
}

const commands: Record<string, Command> = {
	list: {
		parameters: [],
		purpose: "lists the users",
		run: withDatabase(listUsers),
	},
	"reset-password": {
		parameters: ["NAME"],
		purpose: "sets a new password, shows it once and removes a lost second factor",
		run: withDatabase(reset),
	},
	backup: {
		parameters: ["[FILE]"],
		purpose: "makes a backup and verifies it, while the site runs or not",
		run: backup,
	},
	restore: {
		parameters: ["FILE"],
		purpose: "replaces the database by a backup, and keeps what was there; stop the site first",
		run: restore,
	},
	move: {
		parameters: ["TARGET"],
		purpose:
			"copies the database to postgres://user:password@host/database or sqlite:FOLDER; stop the site first",
		run: move,
	},
};

/** Makes a command of one that needs the database open. */
function withDatabase(
	run: (db: Database, ...args: string[]) => Promise<string[] | Failure>,
): Command["run"] {
	return async (environment, ...args) => {
		refuseEmptyFolder(environment);
		const { db, close } = await openDatabase(environment, backupBeforeUpgrade(environment));
		try {
			return await run(db, ...args);
		} finally {
			await close();
		}
	};
}

async function listUsers(db: Database): Promise<string[]> {
	const users = await allUsers(db);
	if (users.length === 0) return ["No users yet. The next start creates an administrator."];
	return users
		.toReversed()
		.map(({ username, isAdmin, role }) =>
			isAdmin ? `${username} (${administratorLabel(role)})` : username,
		);
}

/** Full access is what administrators have unless something narrows it. */
function administratorLabel(role: Role): string {
	return role === "full" ? "administrator" : `administrator, ${roleLabels[role].toLowerCase()}`;
}

async function reset(db: Database, name = ""): Promise<string[] | Failure> {
	const done = await resetPassword(db, systemClock, name.normalize("NFC").trim());
	if (done instanceof Failure) {
		const usernames = (await listUsers(db)).join(", ");
		return new Failure(done.kind, `${done.detail} Users: ${usernames}`);
	}
	return [
		`New password for "${name}": ${done.password}`,
		...(done.becameAdministrator
			? [`"${name}" is now an administrator because there was none.`]
			: []),
		...(done.lostFactor
			? ["Their passkeys, authenticator apps and recovery codes were removed."]
			: []),
		"It will not be shown again. All of their sessions were signed out. Sign in with it and choose your own.",
	];
}

async function backup(environment: Environment, file?: string): Promise<string[]> {
	const startedAt = systemClock().toISOString();
	const path = file && resolve(file);
	const made = await makeBackup(environment, systemClock, "manual", path);
	await recordManualBackup(environment, startedAt, systemClock, made);
	const { tables, total } = made.content;
	return [
		made.path,
		`${counted(total)} rows of ${tables.length} tables, ${sized(made.bytes)}. Verified: a restored copy holds the same rows.`,
	];
}

async function restore(environment: Environment, file = ""): Promise<string[]> {
	const { content, kept } = await restoreBackup(environment, systemClock, resolve(file));
	return [
		`Restored ${counted(content.total)} rows of ${content.tables.length} tables, as of ${content.header.madeAt}.`,
		...(kept ? [`What was there before is kept in ${kept}`] : []),
		"Everyone was signed out. Start the site again.",
	];
}

async function move(environment: Environment, target = ""): Promise<string[]> {
	refuseEmptyFolder(environment);
	const to = targetOf(environment, target);
	const total = await moveDatabase(environment, to, (line) => console.log(line));
	return [
		`Moved ${counted(total)} rows. The old database is as it was.`,
		to.databaseUrl
			? "Set DATABASE_URL to the new database and start the site."
			: `Remove DATABASE_URL, set DATA_DIR to ${to.dataDir} and start the site.`,
	];
}

function targetOf({ dataDir }: Environment, target: string): DatabasePlace {
	const folder = /^sqlite:(?<folder>.+)$/.exec(target)?.groups?.folder;
	if (folder) return { databaseUrl: undefined, dataDir: resolve(folder) };
	if (/^postgres(ql)?:$/.test(URL.parse(target)?.protocol ?? "")) {
		return { databaseUrl: target, dataDir };
	}
	throw new EnvironmentError(
		"The target must be postgres://user:password@host/database or sqlite:FOLDER.",
	);
}

const counted = (count: number) => count.toLocaleString("en-US");
const sized = (bytes: number) =>
	bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function usage(): string {
	const lines = Object.entries(commands).map(
		([name, { parameters, purpose }]) =>
			`  npm run admin -- ${[name, ...parameters].join(" ")}   (${purpose})`,
	);
	return `Usage:\n${lines.join("\n")}`;
}

async function execute([name = "", ...args]: string[]): Promise<void> {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	const required = command?.parameters.filter((parameter) => !parameter.startsWith("[")).length;
	if (!command || args.length < Number(required) || args.length > command.parameters.length) {
		console.error(usage());
		process.exitCode = 1;
		return;
	}
	const outcome = await command.run(readEnvironment(), ...args);
	if (outcome instanceof Failure) {
		console.error(outcome.detail);
		process.exitCode = 1;
	} else {
		console.log(outcome.join("\n"));
	}
}

/** Prevents opening a mistyped folder, which would create a new, empty database. */
function refuseEmptyFolder({ databaseUrl, dataDir }: Environment): void {
	if (databaseUrl || existsSync(databaseFile(dataDir))) return;
	throw new StorageError(
		`There is no database in ${dataDir}. Start the site once, or set DATA_DIR to its folder.`,
	);
}

try {
	await execute(process.argv.slice(2));
} catch (error) {
	exitWithError(error);
}
