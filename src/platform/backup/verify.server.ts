import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BackupContent } from "#platform/backup/format.server.ts";
import { loadBackup } from "#platform/backup/load.server.ts";
import { readBackup } from "#platform/backup/read.server.ts";
import { openUnfinishedFile } from "#platform/database/open.server.ts";

/**
 * Restores a backup into a scratch database, and compares count and checksum of every table.
 * @param folder where the scratch database takes its space, unencrypted: the data folder
 * @throws {BackupError} when the file is not a whole backup
 */
export async function verifyBackup(
	path: string,
	passphrase: string | undefined,
	folder: string,
): Promise<BackupContent> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const scratch = join(folder, `verifying-${randomUUID()}.db`);
	const { db, close } = openUnfinishedFile(scratch);
	try {
		// A file without a name is gone with this process, however that ends.
		rmSync(scratch);
		return await db
			.transaction()
			.execute((tx) => loadBackup(tx, "sqlite", readBackup(path, passphrase)));
	} finally {
		await close();
	}
}

/** Reads a backup to its end without restoring it, as for one whose tables only a newer site knows. */
export async function readThrough(path: string, passphrase: string | undefined): Promise<void> {
	for await (const _ of readBackup(path, passphrase, () => true));
}
