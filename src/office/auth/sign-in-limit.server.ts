import type { Transaction } from "kysely";
import { recordActivity } from "#office/activity/record.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { writingApart } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import { plural } from "#platform/text/plural.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const WINDOW = 15 * MINUTE;
const MAX_LOCK = 60 * MINUTE;
const PER_NAME = 10;
const PER_ADDRESS = 50;

interface Attempt {
	username: string;
	address: string;
}

/** An attempt that may proceed to the password check. */
interface AttemptCheck {
	/** Whether the username is locked for all but known addresses. */
	isLocked: boolean;
	/** Whether a wrong password in this attempt locks the username. */
	triggersLock: boolean;
}

/**
 * Records an attempt before the password is checked, so parallel requests can't bypass the limit.
 * {@link releaseAttempt} undoes it after a correct password.
 * @returns a Failure if the account or address is locked
 */
export function recordAttempt(
	db: Database,
	clock: Clock,
	{ username, address }: Attempt,
): Promise<Failure | AttemptCheck> {
	return inOwnTransaction(db, async (tx) => {
		const byAddress = await count(tx, clock, `address ${addressGroup(address)}`, PER_ADDRESS);
		if (byAddress instanceof Failure) return byAddress;
		const byName = await count(tx, clock, nameSubject(username), PER_NAME);
		const isLocked = byName instanceof Failure;
		if (isLocked && !(await isKnownAddress(tx, clock, username, address))) return byName;
		return { isLocked, triggersLock: byName === "last" };
	});
}

/** An attempt stays counted, and is nothing that who makes it asks to be saved. */
const inOwnTransaction = (
	db: Database,
	work: (tx: Transaction<Tables>) => Promise<Failure | AttemptCheck>,
) => writingApart(() => transaction(db, work));

/** Records in the activity log that wrong guesses locked a user. */
export async function recordLock(
	db: Database,
	clock: Clock,
	{ id, username }: { id: number; username: string },
	address: string,
): Promise<void> {
	const line = { action: "locked", kind: "user", recordId: id, label: username } as const;
	await writingApart(() => recordActivity(db, clock, { username: "", address }, line));
}

/** Undoes {@link recordAttempt} after a correct password. */
export async function releaseAttempt(
	tx: Queries,
	{ username, address }: Attempt,
	isLocked: boolean,
): Promise<void> {
	// Same lock order as recordAttempt: address first, then username, or parallel sign-ins deadlock.
	await releaseAddress(tx, address);
	// A sign-in from a known address leaves the username locked for strangers.
	if (!isLocked) {
		await tx.deleteFrom("sign_in_failures").where("subject", "=", nameSubject(username)).execute();
	}
}

async function releaseAddress(tx: Queries, address: string): Promise<void> {
	await tx
		.updateTable("sign_in_failures")
		.set((eb) => ({
			failures: eb("failures", "-", 1),
			// Revert a lock that this attempt itself triggered.
			lockCount: eb
				.case()
				.when("lockedUntil", "is", null)
				.then(eb.ref("lockCount"))
				.else(eb("lockCount", "-", 1))
				.end(),
			lockedUntil: null,
		}))
		.where("subject", "=", `address ${addressGroup(address)}`)
		.where("failures", "<=", PER_ADDRESS)
		.execute();
}

/** Stores an address as known for a user who has signed in from it. */
export async function rememberAddress(
	tx: Queries,
	clock: Clock,
	{ username, address }: Attempt,
): Promise<void> {
	const lastSeenAt = instantFrom(clock);
	await tx
		.insertInto("sign_in_addresses")
		.values({ username: usernameKey(username), address: addressGroup(address), lastSeenAt })
		.onConflict((conflict) => conflict.columns(["username", "address"]).doUpdateSet({ lastSeenAt }))
		.execute();
}

/**
 * Records an attempt at a code of a second factor, like {@link recordAttempt}. Codes are short, so known
 * addresses wait too; only who has the password gets this far, and a passkey is still heard.
 */
export function recordCodeAttempt(
	db: Database,
	clock: Clock,
	{ username, address }: Attempt,
): Promise<Failure | AttemptCheck> {
	return inOwnTransaction(db, async (tx) => {
		const subject = `address ${addressGroup(address)}`;
		const byAddress = await count(tx, clock, subject, PER_ADDRESS, "codes");
		if (byAddress instanceof Failure) return byAddress;
		const byName = await count(tx, clock, codeSubject(username), PER_NAME, "codes");
		if (byName instanceof Failure) return byName;
		return { isLocked: false, triggersLock: byName === "last" };
	});
}

/** Undoes {@link recordCodeAttempt} after a correct code. */
export async function releaseCodeAttempt(
	tx: Queries,
	{ username, address }: Attempt,
): Promise<void> {
	await releaseAddress(tx, address);
	await tx.deleteFrom("sign_in_failures").where("subject", "=", codeSubject(username)).execute();
}

const nameSubject = (username: string) => `name ${usernameKey(username)}`;
const codeSubject = (username: string) => `codes of ${usernameKey(username)}`;

/** Clears all failed attempts of a username. */
export async function clearAttempts(tx: Queries, username: string): Promise<void> {
	await tx
		.deleteFrom("sign_in_failures")
		.where("subject", "in", [nameSubject(username), codeSubject(username)])
		.execute();
}

async function count(
	tx: Queries,
	clock: Clock,
	subject: string,
	limit: number,
	guesses: "passwords" | "codes" = "passwords",
): Promise<Failure | "last" | undefined> {
	const now = clock().getTime();
	// Writing first locks the row, so parallel attempts are counted one after the other.
	const row = await tx
		.insertInto("sign_in_failures")
		.values({ subject, failures: 0, since: instantFrom(clock), lockedUntil: null, lockCount: 0 })
		.onConflict((conflict) =>
			conflict.column("subject").doUpdateSet((eb) => ({ subject: eb.ref("excluded.subject") })),
		)
		.returning(["failures", "since", "lockedUntil", "lockCount"])
		.executeTakeFirstOrThrow();
	const lockedUntil = row.lockedUntil === null ? null : Date.parse(row.lockedUntil);
	if (lockedUntil !== null && lockedUntil > now) return rateLimited(lockedUntil - now, guesses);

	const windowEnded = lockedUntil !== null || now - Date.parse(row.since) > WINDOW;
	const failures = windowEnded ? 1 : row.failures + 1;
	const lockCount = lockedUntil !== null && now - lockedUntil > DAY ? 0 : row.lockCount;
	// The attempt that reaches the limit is still checked; a correct password releases it.
	const triggersLock = failures >= limit;
	await tx
		.updateTable("sign_in_failures")
		.set({
			failures,
			since: windowEnded ? instantFrom(clock) : row.since,
			lockedUntil: triggersLock
				? instantFrom(clock, Math.min(WINDOW * 2 ** lockCount, MAX_LOCK))
				: null,
			lockCount: triggersLock ? lockCount + 1 : lockCount,
		})
		.where("subject", "=", subject)
		.execute();
	return triggersLock ? "last" : undefined;
}

function rateLimited(milliseconds: number, guesses: "passwords" | "codes"): Failure {
	const minutes = Math.ceil(milliseconds / MINUTE);
	return new Failure(
		"rateLimited",
		`Too many wrong ${guesses}. Try again in ${plural(minutes, "minute")}.`,
		{ headers: { "retry-after": String(Math.ceil(milliseconds / 1000)) } },
	);
}

async function isKnownAddress(
	tx: Queries,
	clock: Clock,
	username: string,
	address: string,
): Promise<boolean> {
	const match = await tx
		.selectFrom("sign_in_addresses")
		.select("address")
		.where("username", "=", usernameKey(username))
		.where("address", "=", addressGroup(address))
		.where("lastSeenAt", ">", instantFrom(clock, -30 * DAY))
		.executeTakeFirst();
	return match !== undefined;
}

/** Purges expired counts and addresses. */
export async function purgeExpiredAttempts(db: Database, clock: Clock): Promise<void> {
	await db
		.deleteFrom("sign_in_failures")
		.where("since", "<=", instantFrom(clock, -2 * DAY))
		.execute();
	await db
		.deleteFrom("sign_in_addresses")
		.where("lastSeenAt", "<=", instantFrom(clock, -30 * DAY))
		.execute();
}
