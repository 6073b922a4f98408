import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { writingApart } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import {
	type Counter,
	count,
	forget,
	lock,
	takeBack,
	unlock,
} from "#platform/rate-limits/counter.server.ts";
import { tooMany } from "#platform/rate-limits/limits.server.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const PERIOD = 15 * MINUTE;
/** How long what has reached its limit is locked: the first time, the second time, and from then on. */
const LOCKS = [15 * MINUTE, 30 * MINUTE, 60 * MINUTE];
const PER_NAME = 10;
const PER_ADDRESS = 50;

type Guesses = "passwords" | "codes";

interface Attempt {
	username: string;
	address: string;
}

/** An attempt that may proceed to the check of what was guessed. */
export interface AttemptCheck {
	/** Whether the username is locked for all but known addresses. */
	isLocked: boolean;
	/** Whether this attempt has locked the username, unless its guess is right. */
	locksName: boolean;
	/** When the period of the address ended, if this attempt has locked it; null if it has not. */
	addressEndedAt: Instant | null;
}

/** Where nothing is limited. */
export const uncounted: AttemptCheck = { isLocked: false, locksName: false, addressEndedAt: null };

/**
 * Records an attempt before the guess is checked, and locks what it fills, so neither parallel requests nor a check that is
 * cut short can bypass the limit. {@link releaseAttempt} undoes it after a correct guess. Codes are short, so for them known
 * addresses wait too; only who has the password gets this far, and a passkey is still heard.
 * @returns a Failure if the account or address is locked
 */
export function recordAttempt(
	db: Database,
	clock: Clock,
	attempt: Attempt,
	guesses: Guesses = "passwords",
): Promise<Failure | AttemptCheck> {
	return writingApart(() =>
		transaction(db, async (tx) => {
			/** @returns when the period ended, if this attempt has locked it */
			const add = async (counter: Counter) => {
				const period = await count(tx, clock, counter, instantFrom(clock, PERIOD));
				if (period.wait > 0) return tooMany(`Too many wrong ${guesses}.`, period.wait);
				if (!period.isLast) return null;
				await lock(tx, clock, counter.subject, LOCKS);
				return period.endsAt;
			};
			const ofThisAddress = await add(ofAddress(attempt));
			if (ofThisAddress instanceof Failure) return ofThisAddress;
			const ofThisName = await add(ofName(attempt, guesses));
			const isLocked = ofThisName instanceof Failure;
			if (isLocked && (guesses === "codes" || !(await isKnownAddress(tx, clock, attempt)))) {
				return ofThisName;
			}
			const locksName = !isLocked && ofThisName !== null;
			return { isLocked, locksName, addressEndedAt: ofThisAddress };
		}),
	);
}

/** Records in the activity log that wrong guesses locked a user. */
export async function recordLock(
	db: Database,
	clock: Clock,
	user: { userId: number; username: string },
	address: string,
): Promise<void> {
	await writingApart(() => recordOnUser(db, clock, { username: "", address }, user, "locked"));
}

/**
 * Undoes {@link recordAttempt} after a correct guess. A username that was locked stays so for strangers: the sign-in came
 * from a known address.
 */
export async function releaseAttempt(
	tx: Queries,
	attempt: Attempt,
	{ isLocked, addressEndedAt }: AttemptCheck,
	guesses: Guesses = "passwords",
): Promise<void> {
	// Same lock order as recordAttempt: address first, then username, or parallel sign-ins deadlock.
	const { subject } = ofAddress(attempt);
	await takeBack(tx, subject);
	if (addressEndedAt) await unlock(tx, subject, addressEndedAt);
	if (!isLocked) await forget(tx, [ofName(attempt, guesses).subject]);
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

const ofAddress = ({ address }: Attempt): Counter => ({
	subject: `sign-in from ${addressGroup(address)}`,
	most: PER_ADDRESS,
});
const ofName = ({ username }: Pick<Attempt, "username">, guesses: Guesses): Counter => ({
	subject: `${guesses} of ${usernameKey(username)}`,
	most: PER_NAME,
});

/** Clears all failed attempts of a username. */
export async function clearAttempts(tx: Queries, username: string): Promise<void> {
	await forget(tx, [
		ofName({ username }, "passwords").subject,
		ofName({ username }, "codes").subject,
	]);
}

async function isKnownAddress(
	tx: Queries,
	clock: Clock,
	{ username, address }: Attempt,
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

/** Purges addresses that are no longer known. */
export async function purgeKnownAddresses(db: Database, clock: Clock): Promise<void> {
	await db
		.deleteFrom("sign_in_addresses")
		.where("lastSeenAt", "<=", instantFrom(clock, -30 * DAY))
		.execute();
}
