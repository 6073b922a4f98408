import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root, UserError } from "./paths.mjs";

const TIMEOUT_MS = 15 * 60_000;

/**
 * Runs work that only one process at a time can do in this checkout. The lock is a transaction on
 * a SQLite file: the system releases it when the process dies, and a lock file outlives a kill -9.
 * @template T
 * @param {string} doing the work in one word: "installing"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {UserError} after 15 minutes of waiting
 */
export async function withLock(doing, work, folder = join(root, ".cache")) {
	mkdirSync(folder, { recursive: true });
	const lock = new DatabaseSync(join(folder, `${doing}.lock`), { timeout: 0 });
	try {
		acquire(lock, doing);
		return await work();
	} finally {
		lock.close();
	}
}

/** Blocks this process, which has nothing else to do; a signal still ends it. */
function acquire(lock, doing) {
	if (tryAcquire(lock)) return;
	console.log(`Another process is ${doing}; waiting ...`);
	lock.exec(`PRAGMA busy_timeout = ${TIMEOUT_MS}`);
	if (!tryAcquire(lock)) {
		throw new UserError(`Timed out waiting for another process that is ${doing}.`);
	}
}

function tryAcquire(lock) {
	try {
		lock.exec("BEGIN EXCLUSIVE");
		return true;
	} catch (error) {
		const { errstr } = /** @type {{ errstr?: string }} */ (error);
		if (errstr !== "database is locked") throw error;
		return false;
	}
}
