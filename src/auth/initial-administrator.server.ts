import { recordInitialPassword } from "#auth/initial-password.server.ts";
import { hashPassword } from "#auth/password.server.ts";
import { randomPassword } from "#auth/random-password.server.ts";
import { usernameKey } from "#auth/username.ts";
import { type Database, transaction } from "#database/database.server.ts";

/**
 * Makes the first administrator, while there is none.
 * @returns the password that was made up and must be shown once; undefined when none was
 */
export async function ensureAdministrator(
	db: Database,
	username: string,
	password: string | undefined,
): Promise<string | undefined> {
	const existing = await db
		.selectFrom("users")
		.select("id")
		.where("isAdmin", "=", true)
		.limit(1)
		.executeTakeFirst();
	if (existing) return undefined;
	const chosen = password ?? randomPassword();
	const hash = await hashPassword(chosen);
	// As signing in reads what is typed.
	const name = username.normalize("NFC").trim();
	const made = await transaction(db, async (tx) => {
		const user = await tx
			.insertInto("users")
			.values({ username: name, usernameKey: usernameKey(name), password: hash, isAdmin: true })
			// Two instances starting at once: one of them makes it.
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (user) await recordInitialPassword(tx, user.id, hash);
		return user;
	});
	return made && password === undefined ? chosen : undefined;
}
