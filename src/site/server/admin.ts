import { resetPassword } from "#office/auth/reset-password.server.ts";
import { usersOfAnyVersion } from "#office/auth/users.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Role, roleLabels } from "#platform/api/role.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { hasTable } from "#platform/database/migrate.server.ts";
import { asProblem, openDatabase, openForMaintenance } from "#platform/database/open.server.ts";
import { asStored } from "#platform/text/stored.ts";
import { backupCommands } from "#site/server/admin-backups.ts";
import { type Command, refuseEmptyFolder } from "#site/server/admin-command.ts";
import { backupBeforeUpgrade } from "#site/server/before-upgrade.ts";
import { type Environment, readEnvironment } from "#site/server/environment.ts";
import { exitWithError } from "#site/server/process.ts";

// Commands of `npm run admin`, for the server's operator.

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
	...backupCommands,
};

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
	const { db, close } = await openDatabase(environment, backupBeforeUpgrade(environment));
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
	await execute(process.argv.slice(2));
} catch (error) {
	exitWithError(error);
}
