import { recordActivity } from "#office/activity/record.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { writingApart } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import {
	type Counter,
	count,
	forget,
	lock,
	takeBack,
} from "#platform/rate-limits/counter.server.ts";
import { plural } from "#platform/text/plural.ts";

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
	/** What has reached its limit, and is locked if this guess is wrong. */
	reached: readonly Counter[];
}

/** Where nothing is limited. */
export const uncounted: AttemptCheck = { isLocked: false, reached: [] };

/**
 * Records an attempt before the guess is checked, so parallel requests can't bypass the limit.
 * {@link releaseAttempt} undoes it after a correct guess, {@link lockReached} locks after a wrong one. Codes are short, so for
 * them known addresses wait too; only who has the password gets this far, and a passkey is still heard.
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
			const reached: Counter[] = [];
			const add = async (counter: Counter) => {
				const { isLast, wait } = await count(tx, clock, counter, instantFrom(clock, PERIOD));
				if (wait > 0) return rateLimited(wait, guesses);
				// This one is still checked: a correct guess releases it.
				if (isLast) reached.push(counter);
				return undefined;
			};
			const tooManyFromAddress = await add(ofAddress(attempt));
			if (tooManyFromAddress) return tooManyFromAddress;
			const tooManyForName = await add(ofName(attempt, guesses));
			const isLocked = tooManyForName !== undefined;
			if (isLocked && (guesses === "codes" || !(await isKnownAddress(tx, clock, attempt)))) {
				return tooManyForName;
			}
			return { isLocked, reached };
		}),
	);
}

/**
 * Locks, after a wrong guess, what has reached its limit.
 * @param user whose lock the activity log gets; undefined if no user has the name
 */
export async function lockReached(
	db: Database,
	clock: Clock,
	{ reached }: AttemptCheck,
	user: { id: number; username: string } | undefined,
	address: string,
): Promise<void> {
	if (reached.length === 0) return;
	await writingApart(() =>
		transaction(db, async (tx) => {
			for (const counter of reached) await lock(tx, clock, counter, LOCKS);
			if (!user || reached.every(({ most }) => most !== PER_NAME)) return;
			const line = {
				action: "locked",
				kind: "user",
				recordId: user.id,
				label: user.username,
			} as const;
			await recordActivity(tx, clock, { username: "", address }, line);
		}),
	);
}

/**
 * Undoes {@link recordAttempt} after a correct guess.
 * @param isLocked whether the username stays locked for strangers: the sign-in came from a known address
 */
export async function releaseAttempt(
	tx: Queries,
	attempt: Attempt,
	isLocked: boolean,
	guesses: Guesses = "passwords",
): Promise<void> {
	// Same lock order as recordAttempt: address first, then username, or parallel sign-ins deadlock.
	await takeBack(tx, ofAddress(attempt).subject);
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

function rateLimited(milliseconds: number, guesses: Guesses): Failure {
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
