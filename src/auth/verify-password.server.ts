import { recordActivity } from "#activity/record.server.ts";
import { Failure } from "#api/failure.ts";
import { passwordMatches } from "#auth/password.server.ts";
import { recordAttempt, releaseAttempt } from "#auth/sign-in-limit.server.ts";
import { usernameKey } from "#auth/username.ts";
import type { Clock } from "#database/clock.ts";
import type { Database, Queries } from "#database/database.server.ts";

/** A password that somebody gave, and from where. */
export interface Credentials {
	username: string;
	password: string;
	address: string;
}

/** A password that was right when it was looked at. */
export interface VerifiedPassword {
	userId: number;
	username: string;
	address: string;
	/** The hash that it was held against. */
	hash: string;
	isLocked: boolean;
}

/**
 * Looks at a password, once for every way of giving one: guesses are counted together. Unknown
 * names and wrong passwords take the same time.
 * @param isLimited whether wrong passwords are counted
 * @param wrong what a wrong password is answered with
 */
export async function verifyPassword(
	db: Database,
	clock: Clock,
	{ password, ...attempt }: Credentials,
	isLimited: boolean,
	wrong: Failure,
): Promise<VerifiedPassword | Failure> {
	const check = isLimited
		? await recordAttempt(db, clock, attempt)
		: { isLocked: false, triggersLock: false };
	if (check instanceof Failure) return check;
	const found = await db
		.selectFrom("users")
		.select(["id", "username", "password"])
		.where("usernameKey", "=", usernameKey(attempt.username))
		.executeTakeFirst();
	const isRight = await passwordMatches(password, found?.password);
	if (found && isRight) {
		const { id: userId, username, password: hash } = found;
		return { userId, username, hash, address: attempt.address, isLocked: check.isLocked };
	}
	if (found && check.triggersLock) {
		const nobody = { username: "", address: attempt.address };
		await recordActivity(db, clock, nobody, {
			action: "locked",
			kind: "user",
			recordId: found.id,
			label: found.username,
		});
	}
	return wrong;
}

/**
 * Takes a proof inside the transaction that acts on it. Checking a password takes its time: it may
 * have been changed meanwhile, and its sessions ended.
 * @returns the user as they are now; undefined when the password is no longer theirs
 */
export async function acceptVerified(
	tx: Queries,
	clock: Clock,
	{ userId, username, address, hash, isLocked }: VerifiedPassword,
): Promise<{ username: string; isAdmin: boolean } | undefined> {
	const user = await tx
		.updateTable("users")
		.set({ username })
		.where("id", "=", userId)
		.where("username", "=", username)
		.where("password", "=", hash)
		.returning(["username", "isAdmin"])
		.executeTakeFirst();
	if (user) await releaseAttempt(tx, clock, { username, address }, isLocked);
	return user;
}
