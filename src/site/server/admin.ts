import { resolve } from "node:path";
import { resetPassword } from "#office/auth/reset-password.server.ts";
import { usersOfAnyVersion } from "#office/auth/users.server.ts";
import {
	readRemovals,
	type TakenAway,
	takeAwayAgain,
} from "#overview/personal-data/carried-on.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Role, roleLabels } from "#platform/api/role.ts";
import { makeBackup } from "#platform/backup/make.server.ts";
import { moveDatabase } from "#platform/backup/move.server.ts";
import { recordManualBackup } from "#platform/backup/record.server.ts";
import { restoreBackup } from "#platform/backup/restore.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { hasTable } from "#platform/database/migrate.server.ts";
import {
	asProblem,
	type DatabasePlace,
	openDatabase,
	openForMaintenance,
	refuseEmptyFolder,
} from "#platform/database/open.server.ts";
import { formatCount } from "#platform/text/plural.ts";
import { asStored } from "#platform/text/stored.ts";
import { mindingBackups } from "#site/server/backups.ts";
import { type Environment, EnvironmentError, readEnvironment } from "#site/server/environment.ts";
import { exitWithError } from "#site/server/process.ts";

interface Command {
	/** Arguments after the command's name; one in brackets may be missing. */
	parameters: readonly string[];
	purpose: string;
	/** @returns the lines to print, or a Failure */
	run(environment: Environment, ...args: string[]): Promise<string[] | Failure>;
}

/** Commands of `npm run admin`, for the server's operator. */
const commands: Record<string, Command> = {
	list: {
		parameters: [],
		purpose: "lists the users, while the site runs or not",
		run: list,
	},
	"reset-password": {
		parameters: ["NAME"],
		purpose: "sets a new password, shows it once and removes a lost second factor",
		run: reset,
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

async function backup(environment: Environment, file?: string): Promise<string[]> {
	const startedAt = systemClock().toISOString();
	const path = file && resolve(file);
	const made = await makeBackup(environment, systemClock, "manual", path);
	await recordManualBackup(environment, startedAt, systemClock, made);
	const { tables, total } = made.content;
	return [
		made.path,
		`${formatCount(total)} rows of ${tables.length} tables, ${sized(made.bytes)}. Verified: a restored copy holds the same rows.`,
	];
}

async function restore(environment: Environment, file = ""): Promise<string[]> {
	const { content, kept, carried } = await restoreBackup(
		environment,
		systemClock,
		resolve(file),
		async (replaced) => {
			const removals = await readRemovals(replaced);
			return (restored) => takeAwayAgain(restored, systemClock, removals);
		},
	);
	return [
		`Restored ${formatCount(content.total)} rows of ${content.tables.length} tables, as of ${content.header.madeAt}.`,
		...takenAwayInWords(carried),
		...(kept ? [`What was there before is kept in ${kept}`] : []),
		"Everyone was signed out. Users, passwords, second factors and recovery codes are those of the backup: what was removed or used since then works again. Start the site again.",
	];
}

/** Says what became of what had been permanently deleted or revoked since the backup. */
function takenAwayInWords(carried: TakenAway | null): string[] {
	if (carried === null) {
		return [
			"There was no database to read from who was permanently deleted and whose links were revoked since then. If someone was, delete them and revoke their links again.",
		];
	}
	const { erased, links } = carried;
	return [
		...(erased > 0
			? [
					`Deleted again what was permanently deleted since then: ${formatCount(erased)} registrations, messages and conversations.`,
				]
			: []),
		...(links > 0 ? [`Revoked again the links to applicants' pages: ${formatCount(links)}.`] : []),
	];
}

async function move(environment: Environment, target = ""): Promise<string[]> {
	refuseEmptyFolder(environment);
	const to = targetOf(environment, target);
	const say = (line: string) => console.log(line);
	const { total, tables, kept } = await moveDatabase(environment, to, systemClock, say);
	return [
		`Moved ${formatCount(total)} rows of ${tables.length} tables, and compared them: they are the same. The old database is ${kept ? `kept in ${kept}` : "as it was"}.`,
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

const sized = (bytes: number) =>
	bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Reads the database as it is: also next to a running site, and before an upgrade. */
async function list(environment: Environment): Promise<string[]> {
	const { db, engine, close } = openForMaintenance(environment);
	try {
		const users = (await hasTable(db, engine, "users")) ? await describedUsers(db) : [];
		return users.length > 0 ? users : ["No users yet. The next start creates an administrator."];
	} catch (error) {
		throw asProblem(error, environment);
	} finally {
		await close();
	}
}

async function describedUsers(db: Queries): Promise<string[]> {
	return (await usersOfAnyVersion(db)).map(({ username, isAdmin, role }) =>
		isAdmin ? `${username} (${administratorLabel(role)})` : username,
	);
}

/** Full access is what administrators have unless something narrows it. */
function administratorLabel(role: Role = "full"): string {
	return role === "full" ? "administrator" : `administrator, ${roleLabels[role].toLowerCase()}`;
}

async function reset(environment: Environment, name = ""): Promise<string[] | Failure> {
	refuseEmptyFolder(environment);
	const { db, close } = await openDatabase(environment, mindingBackups(environment));
	try {
		const done = await resetPassword(db, systemClock, asStored(name));
		if (done instanceof Failure) {
			const users = (await describedUsers(db)).join(", ");
			return new Failure(done.kind, `${done.detail} Users: ${users}`);
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
	} finally {
		await close();
	}
}

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

try {
	// What a command writes is for its own user alone.
	process.umask(0o077);
	await execute(process.argv.slice(2));
} catch (error) {
	exitWithError(error);
}
