import { hashPassword } from "#office/auth/password.server.ts";
import { randomPassword } from "#office/auth/random-password.server.ts";
import { usernameKey } from "#office/auth/username.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { asStored } from "#platform/text/stored.ts";

/**
 * Creates the initial administrator if none with full access exists.
 * @returns the generated password, to show once; undefined if none was generated
 */
export async function ensureAdministrator(
	db: Database,
	username: string,
	password: string | undefined,
): Promise<string | undefined> {
	if (await hasAdministrator(db)) return undefined;
	const chosen = password ?? randomPassword();
	const hash = await hashPassword(chosen);
	const name = asStored(username);
	const made = await transaction(db, async (tx) => {
		const user = await tx
			.insertInto("users")
			.values({ username: name, usernameKey: usernameKey(name), password: hash, isAdmin: true })
			// Two instances may start at the same time; only one creates it.
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (user) await tx.insertInto("initial_passwords").values({ userId: user.id, hash }).execute();
		return user;
	});
	return made && password === undefined ? chosen : undefined;
}

/** Returns whether anyone has full access. */
export async function hasAdministrator(db: Queries): Promise<boolean> {
	const administrator = await db
		.selectFrom("users")
		.select("id")
		.where("isAdmin", "=", true)
		.where("role", "=", "full")
		.limit(1)
		.executeTakeFirst();
	return administrator !== undefined;
}

/** Returns whether the initial administrator no longer uses the initial password. */
export async function isInitialPasswordChanged(db: Queries): Promise<boolean> {
	const unchanged = await db
		.selectFrom("initial_passwords")
		.innerJoin("users", "users.id", "initial_passwords.userId")
		.select("users.id")
		.whereRef("users.password", "=", "initial_passwords.hash")
		.executeTakeFirst();
	return unchanged === undefined;
}
