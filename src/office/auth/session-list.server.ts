import { browserOf } from "#office/auth/browser.ts";
import type * as contract from "#office/auth/contract.ts";
import type { Session } from "#office/auth/contract.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import {
	CONFIRMED,
	endOtherSessionsOf,
	endSessionOf,
	purgeExpiredSessions,
} from "#office/auth/sessions.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Lists every active session, most recently used first. */
export async function listSessions(
	{ db, clock }: Store,
	{ caller }: Call<typeof contract.listSessions>,
): Promise<Session[]> {
	await purgeExpiredSessions(db, clock);
	const rows = await db
		.selectFrom("sessions")
		.innerJoin("users", "users.id", "sessions.userId")
		.select([
			"sessions.hash",
			"sessions.id",
			"users.username",
			"sessions.createdAt",
			"sessions.lastSeenAt",
			"sessions.confirmedAt",
			"sessions.address",
			"sessions.userAgent",
		])
		.orderBy("sessions.lastSeenAt", "desc")
		.orderBy("sessions.id")
		.execute();
	return rows.map(({ hash, createdAt, confirmedAt, userAgent, ...session }) => ({
		...session,
		startedAt: createdAt,
		confirmedUntil: new Date(Date.parse(confirmedAt) + CONFIRMED).toISOString(),
		browser: browserOf(userAgent),
		isThis: hash === caller.sessionHash,
	}));
}

/** Ends any session, the caller's own included. */
export function endSession(
	{ db, clock }: Store,
	{ params: { id }, actor }: Call<typeof contract.endSession>,
): Promise<Failure | undefined> {
	return transaction(db, async (tx) => {
		const session = await tx
			.selectFrom("sessions")
			.innerJoin("users", "users.id", "sessions.userId")
			.select(["sessions.hash", "sessions.userId", "sessions.userAgent", "users.username"])
			.where("sessions.id", "=", id)
			.executeTakeFirst();
		if (!session) return new Failure("notFound", "Session not found.");
		await endSessionOf(tx, session.hash);
		const before = { browser: browserOf(session.userAgent) };
		await recordOnUser(tx, clock, actor, session, "ended session", { before });
		return undefined;
	});
}

/** Ends all of the caller's sessions but this one. */
export function endOtherSessions(
	{ db, clock }: Store,
	{ caller, actor }: Call<typeof contract.endOtherSessions>,
): Promise<void> {
	return transaction(db, async (tx) => {
		await endOtherSessionsOf(tx, caller.userId, caller.sessionHash);
		await recordOnUser(tx, clock, actor, caller, "ended other sessions");
	});
}
