import { randomBytes } from "node:crypto";
import type { Caller } from "#platform/api/caller.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";
import { hashOfToken, newToken } from "#platform/tokens/token.server.ts";

const MINUTE = 60 * 1000;
const IDLE = 12 * 60 * MINUTE;
const ABSOLUTE = 7 * 24 * 60 * MINUTE;
/** How long a password counts as confirmed. */
export const CONFIRMED = 15 * MINUTE;

/** Creates a session. @returns its token, which is not stored */
export async function beginSession(
	db: Queries,
	clock: Clock,
	session: { userId: number; address: string; userAgent: string; mustSetUp?: boolean },
): Promise<string> {
	const token = newToken();
	const now = instantFrom(clock);
	await db
		.insertInto("sessions")
		.values({
			...session,
			hash: hashOfToken(token),
			id: randomBytes(8).toString("hex"),
			createdAt: now,
			lastSeenAt: now,
			confirmedAt: now,
		})
		.execute();
	return token;
}

/** Returns the user of a token; null when it is unknown, 12 hours idle or 7 days old. */
export async function authenticateToken(
	db: Database,
	clock: Clock,
	token: string,
): Promise<Caller | null> {
	if (token.length !== 43) return null;
	const sessionHash = hashOfToken(token);
	const session = await db
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.userId")
		.select([
			"users.id as userId",
			"users.username",
			"users.isAdmin",
			"users.role",
			"sessions.mustSetUp",
			"sessions.createdAt",
			"sessions.lastSeenAt",
			"sessions.confirmedAt",
		])
		.where("sessions.hash", "=", sessionHash)
		.executeTakeFirst();
	if (!session) return null;
	const { createdAt, lastSeenAt, confirmedAt, ...user } = session;
	if (createdAt <= instantFrom(clock, -ABSOLUTE) || lastSeenAt <= instantFrom(clock, -IDLE)) {
		await endSessionOf(db, sessionHash);
		return null;
	}
	// Precise to a minute, which avoids a write on every call.
	if (lastSeenAt <= instantFrom(clock, -MINUTE)) {
		await db
			.updateTable("sessions")
			.set({ lastSeenAt: instantFrom(clock) })
			.where("hash", "=", sessionHash)
			.execute();
	}
	return { ...user, sessionHash, isConfirmed: confirmedAt > instantFrom(clock, -CONFIRMED) };
}

export async function endSessionOf(db: Queries, sessionHash: string): Promise<void> {
	await db.deleteFrom("sessions").where("hash", "=", sessionHash).execute();
}

/** Ends every session of a user. */
export async function endSessionsOf(db: Queries, userId: number): Promise<void> {
	await db.deleteFrom("sessions").where("userId", "=", userId).execute();
}

/** Ends every session of a user except one. */
export async function endOtherSessionsOf(
	db: Queries,
	userId: number,
	sessionHash: string,
): Promise<void> {
	await db
		.deleteFrom("sessions")
		.where("userId", "=", userId)
		.where("hash", "!=", sessionHash)
		.execute();
}

/** Records that the password of a session was confirmed now. */
export async function confirmSession(
	db: Queries,
	clock: Clock,
	sessionHash: string,
): Promise<void> {
	await db
		.updateTable("sessions")
		.set({ confirmedAt: instantFrom(clock) })
		.where("hash", "=", sessionHash)
		.execute();
}

export async function purgeExpiredSessions(db: Database, clock: Clock): Promise<void> {
	await db
		.deleteFrom("sessions")
		.where((eb) =>
			eb.or([
				eb("createdAt", "<=", instantFrom(clock, -ABSOLUTE)),
				eb("lastSeenAt", "<=", instantFrom(clock, -IDLE)),
			]),
		)
		.execute();
}

/** Counts the sessions that have not expired. */
export async function countSessions(db: Queries, clock: Clock): Promise<number> {
	const { n } = await db
		.selectFrom("sessions")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("createdAt", ">", instantFrom(clock, -ABSOLUTE))
		.where("lastSeenAt", ">", instantFrom(clock, -IDLE))
		.executeTakeFirstOrThrow();
	return n;
}

/** Returns which of these sessions belong to administrators. Does not extend the sessions. */
export async function activeSessionHashes(
	db: Queries,
	clock: Clock,
	hashes: readonly string[],
): Promise<Set<string>> {
	const rows = await db
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.userId")
		.select("sessions.hash")
		.where("sessions.hash", "in", hashes)
		.where("users.isAdmin", "=", true)
		.where("sessions.createdAt", ">", instantFrom(clock, -ABSOLUTE))
		.where("sessions.lastSeenAt", ">", instantFrom(clock, -IDLE))
		.execute();
	return new Set(rows.map(({ hash }) => hash));
}
