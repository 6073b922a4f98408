import { Failure } from "#api/failure.ts";
import { usernameKey } from "#auth/username.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { addressGroup } from "#rate-limits/address.server.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const WINDOW = 15 * MINUTE;
const LONGEST = 60 * MINUTE;
const PER_NAME = 10;
const PER_ADDRESS = 50;

interface Attempt {
	username: string;
	address: string;
}

/** An attempt whose password is looked at. */
interface AttemptCheck {
	/** Whether the name is shut to all but known addresses. */
	isLocked: boolean;
	/** Whether this attempt, unless its password is right, lockCount the name. */
	triggersLock: boolean;
}

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once cannot slip
 * through together. {@link forgiveAttempt} takes it back when the password was right.
 * @returns why the attempt is not check, or how it is check
 */
export function recordAttempt(
	db: Database,
	clock: Clock,
	{ username, address }: Attempt,
): Promise<Failure | AttemptCheck> {
	return transaction<Failure | AttemptCheck>(db, async (tx) => {
		const byAddress = await count(tx, clock, `address ${addressGroup(address)}`, PER_ADDRESS);
		if (byAddress instanceof Failure) return byAddress;
		const byName = await count(tx, clock, nameSubject(username), PER_NAME);
		const isLocked = byName instanceof Failure;
		if (isLocked && !(await isKnownAddress(tx, clock, username, address))) return byName;
		return { isLocked, triggersLock: byName === "last" };
	});
}

/** Takes back what {@link recordAttempt} counted, and remembers the address as one of this user's. */
export async function releaseAttempt(
	tx: Queries,
	clock: Clock,
	{ username, address }: Attempt,
	isLocked: boolean,
): Promise<void> {
	// The address before the name, as they are counted: the other way round both would wait for each other.
	await tx
		.updateTable("sign_in_failures")
		.set((eb) => ({
			failures: eb("failures", "-", 1),
			// When it was this attempt that shut the address, it never was shut.
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
	// A name that is shut stays shut to strangers when somebody signs in from a known address.
	if (!isLocked) {
		await forgiveName(tx, username);
	}
	const lastSeenAt = instantFrom(clock);
	await tx
		.insertInto("sign_in_addresses")
		.values({ username: usernameKey(username), address: addressGroup(address), lastSeenAt })
		.onConflict((conflict) => conflict.columns(["username", "address"]).doUpdateSet({ lastSeenAt }))
		.execute();
}

const nameSubject = (username: string) => `name ${usernameKey(username)}`;

/** Takes back every wrong password that was counted for a name. */
export async function forgiveName(tx: Queries, username: string): Promise<void> {
	await tx.deleteFrom("sign_in_failures").where("subject", "=", nameSubject(username)).execute();
}

async function count(
	tx: Queries,
	clock: Clock,
	subject: string,
	limit: number,
): Promise<Failure | "last" | undefined> {
	const now = clock().getTime();
	// Writing first holds the row, so that attempts at the same moment are counted one after the other.
	const row = await tx
		.insertInto("sign_in_failures")
		.values({ subject, failures: 0, since: instantFrom(clock), lockedUntil: null, lockCount: 0 })
		.onConflict((conflict) =>
			conflict.column("subject").doUpdateSet((eb) => ({ subject: eb.ref("excluded.subject") })),
		)
		.returning(["failures", "since", "lockedUntil", "lockCount"])
		.executeTakeFirstOrThrow();
	const lockedUntil = row.lockedUntil === null ? null : Date.parse(row.lockedUntil);
	if (lockedUntil !== null && lockedUntil > now) return tooMany(lockedUntil - now);

	const isOver = lockedUntil !== null || now - Date.parse(row.since) > WINDOW;
	const failures = isOver ? 1 : row.failures + 1;
	const lockCount = lockedUntil !== null && now - lockedUntil > DAY ? 0 : row.lockCount;
	// The last attempt of the window is still check; a right password opens the door again.
	const closes = failures >= limit;
	await tx
		.updateTable("sign_in_failures")
		.set({
			failures,
			since: isOver ? instantFrom(clock) : row.since,
			lockedUntil: closes ? instantFrom(clock, Math.min(WINDOW * 2 ** lockCount, LONGEST)) : null,
			lockCount: closes ? lockCount + 1 : lockCount,
		})
		.where("subject", "=", subject)
		.execute();
	return closes ? "last" : undefined;
}

function tooMany(milliseconds: number): Failure {
	const minutes = Math.ceil(milliseconds / MINUTE);
	return new Failure(
		"rateLimited",
		`Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
		{ headers: { "retry-after": String(Math.ceil(milliseconds / 1000)) } },
	);
}

async function isKnownAddress(
	tx: Queries,
	clock: Clock,
	username: string,
	address: string,
): Promise<boolean> {
	const known = await tx
		.selectFrom("sign_in_addresses")
		.select("address")
		.where("username", "=", usernameKey(username))
		.where("address", "=", addressGroup(address))
		.where("lastSeenAt", ">", instantFrom(clock, -30 * DAY))
		.executeTakeFirst();
	return known !== undefined;
}

/** Forgets counts and addresses that no longer matter. */
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
