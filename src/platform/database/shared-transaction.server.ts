import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { SqliteAdapter, sql } from "kysely";
import { currentWrites, refuseAfterDeadline, Writes } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import {
	type Database,
	insideTransactionOf,
	refuseNested,
	type Tx,
	transaction,
} from "#platform/database/database.server.ts";
import { isRefusal } from "#platform/database/errors.server.ts";
import { keepPlans } from "#platform/database/postgres.server.ts";

/**
 * Runs `work` as {@link transaction} does, for short work that many may ask for at once and that changes no public content.
 * On SQLite those who ask at the same moment share one commit, and so one wait for the disk: each has a savepoint, fails
 * alone, and hears of its success when all of it is durable. PostgreSQL groups commits by itself; it keeps the plans.
 * @param work may be repeated, so external effects must be idempotent
 */
export async function sharedTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
	if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
		return keepPlans(() => transaction(db, work));
	}
	refuseNested();
	let commits = commitsOf.get(db);
	if (!commits) {
		commits = new SharedCommits(db);
		commitsOf.set(db, commits);
	}
	return commits.join(work);
}

const commitsOf = new WeakMap<Database, SharedCommits>();

/** Members of one commit at most: other writers wait for them. */
const MOST = 16;

/** Works for no request. */
const inBackground = AsyncLocalStorage.snapshot();

const savepoint = sql`savepoint member`;
const release = sql`release member`;
const undo = sql`rollback to member`;

/** Somebody's deadline has passed between their work and the commit. */
const someoneIsLate = new Error("A member of the commit is late.");

class SharedCommits {
	readonly #db: Database;
	readonly #waiting: Member[] = [];
	#isRunning = false;

	constructor(db: Database) {
		this.#db = db;
	}

	join<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			this.#waiting.push(new Member(work, resolve as (value: unknown) => void, reject));
			if (!this.#isRunning) inBackground(() => void this.#run());
		});
	}

	async #run(): Promise<void> {
		this.#isRunning = true;
		while (this.#waiting.length > 0) {
			// Whoever has come by the end of this turn of the event loop takes part; answers leave in between.
			await nextTurn();
			await this.#commitTogether();
		}
		this.#isRunning = false;
	}

	async #commitTogether(): Promise<void> {
		let members: Member[] = [];
		try {
			await this.#db.transaction().execute(async (tx) => {
				members = this.#waiting.splice(0, MOST);
				for (const member of members) await member.workIn(tx);
				const late = members.filter((member) => !member.isInTime());
				members = members.filter((member) => !late.includes(member));
				if (late.some(({ hasStored }) => hasStored)) throw someoneIsLate;
				for (const member of members) member.beforeCommit();
			});
			for (const member of members) member.answer();
		} catch (error) {
			if (error === someoneIsLate) {
				this.#waiting.unshift(...members);
				return;
			}
			// No member if the transaction could not begin.
			for (const member of members.length > 0 ? members : this.#waiting.splice(0)) {
				member.fail(error);
			}
		}
	}
}

/** A transaction that shares the commit of others. */
class Member {
	/** Whether its work is in the transaction. */
	hasStored = false;
	/**
	 * Answers its caller once the transaction is over: a refusal too may come from what another member stored, and must not be
	 * heard if that is rolled back.
	 */
	answer = () => {};
	readonly #work: (tx: Tx) => Promise<unknown>;
	readonly #resolve: (value: unknown) => void;
	readonly #reject: (error: unknown) => void;
	readonly #inContext = AsyncLocalStorage.snapshot();
	readonly #writes = currentWrites() ?? new Writes();
	#isSent = false;

	constructor(
		work: (tx: Tx) => Promise<unknown>,
		resolve: (value: unknown) => void,
		reject: (error: unknown) => void,
	) {
		this.#work = work;
		this.#resolve = resolve;
		this.#reject = reject;
	}

	/** Does its work; if that fails, nothing of it stays in the transaction. */
	async workIn(tx: Tx): Promise<void> {
		this.hasStored = false;
		await savepoint.execute(tx);
		try {
			const value = await this.#inContext(() => insideTransactionOf(() => this.#work(tx)));
			this.hasStored = !(value instanceof Failure);
			this.answer = () => this.#resolve(value);
			if (!this.hasStored) await undo.execute(tx);
		} catch (error) {
			this.answer = () => this.#reject(error);
			// An engine without space has rolled everything back.
			await undo.execute(tx).catch(() => {
				throw error;
			});
		}
		await release.execute(tx);
	}

	/** Whether its caller still waits; otherwise it has failed. */
	isInTime(): boolean {
		try {
			this.#inContext(refuseAfterDeadline);
			return true;
		} catch (error) {
			this.fail(error);
			return false;
		}
	}

	/** From here on its caller cannot be told that nothing is stored. */
	beforeCommit(): void {
		if (!this.hasStored) return;
		this.#isSent = true;
		this.#writes.sent += 1;
	}

	fail(error: unknown): void {
		if (this.#isSent && isRefusal(error)) this.#writes.sent -= 1;
		this.#reject(error);
	}
}
