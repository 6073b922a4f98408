import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root, Stop } from "./place.mjs";

const patience = 15 * 60_000;

/**
 * Lets one process at a time do a piece of work in this checkout; the others wait for it.
 * A transaction held on a SQLite file is the lock, because the system itself lets go of it when
 * the process dies; a lock file would outlive a kill -9.
 * @template T
 * @param {string} doing a word for it: "installing"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(doing, work) {
	const { DatabaseSync } = await import("node:sqlite");
	mkdirSync(join(root, ".cache"), { recursive: true });
	const lock = new DatabaseSync(join(root, ".cache", `${doing}.lock`), { timeout: 0 });
	try {
		await held(lock, doing);
		return await work();
	} finally {
		lock.close();
	}
}

async function held(lock, doing) {
	const until = Date.now() + patience;
	for (let waited = false; ; waited = true) {
		try {
			return lock.exec("BEGIN EXCLUSIVE");
		} catch (error) {
			if (!/locked/.test(error.message)) throw error;
		}
		if (!waited) console.log(`Another run is ${doing} here; waiting for it …`);
		if (Date.now() > until) throw new Stop(`Another run has been ${doing} here for too long.`);
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}
