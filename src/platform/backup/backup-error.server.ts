/** A backup could not be made, read or restored. The message is one sentence for the operator. */
export class BackupError extends Error {
	override name = "BackupError";
}

/** Turns an error of writing a file of ours into one with a sentence for the operator, if there is one. */
export function toBackupError(error: unknown, path: string): unknown {
	const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
	// 13: SQLite's disk full, while the scratch database is filled.
	if (code === "ENOSPC" || (errcode & 0xff) === 13) {
		return new BackupError(`The disk is full: ${path} was not made.`);
	}
	if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(code)) {
		return new BackupError(
			`Cannot write ${path}. Give this user write access, or set BACKUP_DIR to another folder.`,
		);
	}
	return error;
}
