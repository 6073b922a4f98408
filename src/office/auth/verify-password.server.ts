import { passwordMatches } from "#office/auth/password.server.ts";
import {
	type AttemptCheck,
	recordAttempt,
	recordLock,
	releaseAttempt,
	uncounted,
} from "#office/auth/sign-in-limit.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** A username, password and client address to verify. */
interface Credentials {
	username: string;
	password: string;
	address: string;
}

/** A password that was correct when it was checked. */
interface VerifiedPassword {
	userId: number;
	username: string;
	address: string;
	/** The hash that it was verified against. */
	hash: string;
	check: AttemptCheck;
}

/**
 * Verifies a password. Every way of entering one uses this, so all guesses are counted together.
 * Unknown usernames and wrong passwords take the same time.
 * @param wrong the Failure for a wrong password
 */
export async function verifyPassword(
	{ db, clock, isLimited }: Pick<SignInSite, "db" | "clock" | "isLimited">,
	{ password, ...attempt }: Credentials,
	wrong: Failure,
): Promise<VerifiedPassword | Failure> {
	const check = isLimited ? await recordAttempt(db, clock, attempt) : uncounted;
	if (check instanceof Failure) return check;
	const user = await db
		.selectFrom("users")
		.select(["id as userId", "username", "password"])
		.where("usernameKey", "=", usernameKey(attempt.username))
		.executeTakeFirst();
	const isRight = await passwordMatches(password, user?.password);
	if (user && isRight) {
		const { userId, username, password: hash } = user;
		return { userId, username, hash, address: attempt.address, check };
	}
	if (user && check.locksName) await recordLock(db, clock, user, attempt.address);
	return wrong;
}

/**
 * Accepts a verified password inside the transaction that acts on it. Verifying is slow, so the
 * password may have changed and its sessions may have ended in between.
 * @returns the current user; undefined when the password is no longer valid
 */
export async function acceptVerified(
	tx: Queries,
	{ userId, username, address, hash, check }: VerifiedPassword,
): Promise<{ username: string; isAdmin: boolean } | undefined> {
	const user = await tx
		.updateTable("users")
		.set({ username })
		.where("id", "=", userId)
		.where("username", "=", username)
		.where("password", "=", hash)
		.returning(["username", "isAdmin"])
		.executeTakeFirst();
	if (user) await releaseAttempt(tx, { username, address }, check);
	return user;
}
