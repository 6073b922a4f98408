import { resolve } from "node:path";
import {
	readRemovals,
	type TakenAway,
	takeAwayAgain,
} from "#overview/personal-data/carried-on.server.ts";
import { makeBackup } from "#platform/backup/make.server.ts";
import { moveDatabase } from "#platform/backup/move.server.ts";
import { recordManualBackup } from "#platform/backup/record.server.ts";
import { restoreBackup } from "#platform/backup/restore.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { DatabasePlace } from "#platform/database/open.server.ts";
import { formatCount } from "#platform/text/plural.ts";
import { type Command, refuseEmptyFolder } from "#site/server/admin-command.ts";
import { type Environment, EnvironmentError } from "#site/server/environment.ts";

/** The commands about backups and moving. */
export const backupCommands: Record<string, Command> = {
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
	const { total, tables } = await moveDatabase(environment, to, systemClock, say);
	return [
		`Moved ${formatCount(total)} rows of ${tables.length} tables, and compared them: they are the same. The old database is as it was.`,
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
