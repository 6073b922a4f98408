import { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { addressGroup } from "#limits/address.server.ts";

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
interface Heard {
	/** Whether the name is shut to all but known addresses. */
	isShut: boolean;
	/** Whether this attempt, unless its password is right, shuts the name. */
	isLast: boolean;
}

/**
 * Counts an attempt to sign in before its password is looked at, so that many at once cannot slip
 * through together. {@link forgiveAttempt} takes it back when the password was right.
 * @returns why the attempt is not heard, or how it is heard
 */
export function countAttempt(
	db: Database,
	clock: Clock,
	{ username, address }: Attempt,
): Promise<Failure | Heard> {
	return transaction<Failure | Heard>(db, async (tx) => {
		const byAddress = await count(tx, clock, `address ${addressGroup(address)}`, PER_ADDRESS);
		if (byAddress instanceof Failure) return byAddress;
		const byName = await count(tx, clock, `name ${username}`, PER_NAME);
		const isShut = byName instanceof Failure;
		if (isShut && !(await isKnown(tx, clock, username, address))) return byName;
		return { isShut, isLast: byName === "last" };
	});
}

/** Takes back what {@link countAttempt} counted, and remembers the address as one of this user's. */
export async function forgiveAttempt(
	tx: Queries,
	clock: Clock,
	{ username, address }: Attempt,
	isShut: boolean,
): Promise<void> {
	// A name that is shut stays shut to strangers when somebody signs in from a known address.
	if (!isShut) {
		await tx.deleteFrom("sign_in_failures").where("subject", "=", `name ${username}`).execute();
	}
	await tx
		.updateTable("sign_in_failures")
		.set((eb) => ({
			failures: eb("failures", "-", 1),
			// When it was this attempt that shut the address, it never was shut.
			shuts: eb
				.case()
				.when("shutUntil", "is", null)
				.then(eb.ref("shuts"))
				.else(eb("shuts", "-", 1))
				.end(),
			shutUntil: null,
		}))
		.where("subject", "=", `address ${addressGroup(address)}`)
		.where("failures", "<=", PER_ADDRESS)
		.execute();
	const lastSeenAt = instantFrom(clock);
	await tx
		.insertInto("sign_in_addresses")
		.values({ username, address: addressGroup(address), lastSeenAt })
		.onConflict((conflict) => conflict.columns(["username", "address"]).doUpdateSet({ lastSeenAt }))
		.execute();
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
		.values({ subject, failures: 0, since: instantFrom(clock), shutUntil: null, shuts: 0 })
		.onConflict((conflict) =>
			conflict.column("subject").doUpdateSet((eb) => ({ subject: eb.ref("excluded.subject") })),
		)
		.returning(["failures", "since", "shutUntil", "shuts"])
		.executeTakeFirstOrThrow();
	const shutUntil = row.shutUntil === null ? null : Date.parse(row.shutUntil);
	if (shutUntil !== null && shutUntil > now) return tooMany(shutUntil - now);

	const isOver = shutUntil !== null || now - Date.parse(row.since) > WINDOW;
	const failures = isOver ? 1 : row.failures + 1;
	const shuts = shutUntil !== null && now - shutUntil > DAY ? 0 : row.shuts;
	// The last attempt of the window is still heard; a right password opens the door again.
	const closes = failures >= limit;
	await tx
		.updateTable("sign_in_failures")
		.set({
			failures,
			since: isOver ? instantFrom(clock) : row.since,
			shutUntil: closes ? instantFrom(clock, Math.min(WINDOW * 2 ** shuts, LONGEST)) : null,
			shuts: closes ? shuts + 1 : shuts,
		})
		.where("subject", "=", subject)
		.execute();
	return closes ? "last" : undefined;
}

function tooMany(milliseconds: number): Failure {
	const minutes = Math.ceil(milliseconds / MINUTE);
	return new Failure(
		"tooMany",
		`Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
		{ headers: { "retry-after": String(Math.ceil(milliseconds / 1000)) } },
	);
}

async function isKnown(
	tx: Queries,
	clock: Clock,
	username: string,
	address: string,
): Promise<boolean> {
	const known = await tx
		.selectFrom("sign_in_addresses")
		.select("address")
		.where("username", "=", username)
		.where("address", "=", addressGroup(address))
		.where("lastSeenAt", ">", instantFrom(clock, -30 * DAY))
		.executeTakeFirst();
	return known !== undefined;
}

/** Forgets counts and addresses that no longer matter. */
export async function forgetAttempts(db: Database, clock: Clock): Promise<void> {
	await db
		.deleteFrom("sign_in_failures")
		.where("since", "<=", instantFrom(clock, -2 * DAY))
		.execute();
	await db
		.deleteFrom("sign_in_addresses")
		.where("lastSeenAt", "<=", instantFrom(clock, -30 * DAY))
		.execute();
}
