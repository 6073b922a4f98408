import { recordActivity } from "#activity/record.server.ts";
import { Failure } from "#api/failure.ts";
import { browserOf } from "#auth/browser.ts";
import { type LoginInput, type SessionUser, wrongPasswordMessage } from "#auth/contract.ts";
import { beginSession, endSession } from "#auth/sessions.server.ts";
import { acceptVerified, verifyPassword } from "#auth/verify-password.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";

interface Visitor {
	address: string;
	userAgent: string;
}

const wrongPassword = new Failure("unauthenticated", wrongPasswordMessage);

/**
 * Signs in with a username and password. Unknown usernames and wrong passwords get the same response
 * in the same time.
 * @param isLimited whether wrong passwords are counted
 */
export async function signIn(
	db: Database,
	clock: Clock,
	input: LoginInput,
	visitor: Visitor,
	isLimited: boolean,
): Promise<{ token: string; user: SessionUser } | Failure> {
	const { address, userAgent } = visitor;
	const proof = await verifyPassword(db, clock, { ...input, address }, isLimited, wrongPassword);
	if (proof instanceof Failure) return proof;
	return transaction(db, async (tx) => {
		const user = await acceptVerified(tx, clock, proof);
		if (!user) return wrongPassword;
		const token = await beginSession(tx, clock, { ...visitor, userId: proof.userId });
		await recordActivity(
			tx,
			clock,
			{ username: user.username, address },
			{
				action: "signed in",
				kind: "user",
				recordId: proof.userId,
				label: user.username,
				after: { browser: browserOf(userAgent) },
			},
		);
		return { token, user };
	});
}

/** Ends the session of a user who signs out. */
export async function signOut(
	db: Database,
	clock: Clock,
	{ userId, username, sessionHash }: { userId: number; username: string; sessionHash: string },
	address: string,
): Promise<void> {
	await transaction(db, async (tx) => {
		await endSession(tx, sessionHash);
		await recordActivity(
			tx,
			clock,
			{ username, address },
			{ action: "signed out", kind: "user", recordId: userId, label: username },
		);
	});
}
