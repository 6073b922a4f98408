import { existsSync } from "node:fs";
import type { Failure } from "#platform/api/failure.ts";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { StorageError } from "#platform/database/storage-error.server.ts";
import type { Environment } from "#site/server/environment.ts";

/** A command of `npm run admin`. */
export interface Command {
	/** Arguments after the command's name; one in brackets may be missing. */
	parameters: readonly string[];
	purpose: string;
	/** @returns the lines to print, or a Failure */
	run(environment: Environment, ...args: string[]): Promise<string[] | Failure>;
}

/**
 * Prevents opening a mistyped folder, which would create a new, empty database.
 * @throws {StorageError} if there is no database in it
 */
export function refuseEmptyFolder({ databaseUrl, dataDir }: Environment): void {
	if (databaseUrl || existsSync(databaseFile(dataDir))) return;
	throw new StorageError(
		`There is no database in ${dataDir}. Start the site once, or set DATA_DIR to its folder.`,
	);
}
