import { removeFactorsOf } from "#office/auth/factor-rows.server.ts";
import { hasAdministrator } from "#office/auth/initial-administrator.server.ts";
import { hashPassword } from "#office/auth/password.server.ts";
import { randomPassword } from "#office/auth/random-password.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import { endSessionsOf } from "#office/auth/sessions.server.ts";
import { clearAttempts } from "#office/auth/sign-in-limit.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { updateVersioned } from "#platform/database/version.server.ts";

/** Actor of commands in the terminal; it is no user of the admin area. */
const cliActor = { username: "", address: "server console" };

/** What a reset did besides setting the password, which is shown once. */
interface PasswordReset {
	password: string;
	becameAdministrator: boolean;
	/** A second factor was removed. */
	lostFactor: boolean;
}

/**
 * Resets a user's password to a random one, ends their sessions, clears their failed sign-ins and removes
 * their second factors: whoever holds the machine can let anyone in again.
 * Makes them an administrator with full access if none exists.
 * @returns the password, to show once
 */
export async function resetPassword(
	db: Database,
	clock: Clock,
	username: string,
): Promise<PasswordReset | Failure> {
	const password = randomPassword();
	const hash = await hashPassword(password);
	return transaction<PasswordReset | Failure>(db, async (tx) => {
		const missing = new Failure("notFound", `User "${username}" not found.`);
		const user = await tx
			.selectFrom("users")
			.select(["id as userId", "username", "isAdmin", "role"])
			.where("usernameKey", "=", usernameKey(username))
			.executeTakeFirst();
		if (!user) return missing;
		const becameAdministrator = !(await hasAdministrator(tx));
		const failure = await updateVersioned(
			tx,
			"users",
			{ id: user.userId, ifMatch: undefined, missing },
			{ password: hash, ...(becameAdministrator && { isAdmin: true, role: "full" }) },
		);
		if (failure) return failure;
		await endSessionsOf(tx, user.userId);
		await clearAttempts(tx, user.username);
		const lostFactor = await removeFactorsOf(tx, user.userId);
		const gained = becameAdministrator
			? {
					before: { isAdmin: user.isAdmin, role: user.role },
					after: { isAdmin: true, role: "full" },
				}
			: {};
		await recordOnUser(tx, clock, cliActor, user, "changed password", gained);
		if (lostFactor) await recordOnUser(tx, clock, cliActor, user, "removed second factor");
		return { password, becameAdministrator, lostFactor };
	});
}
