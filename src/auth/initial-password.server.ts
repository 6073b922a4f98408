import type { Queries } from "#database/database.server.ts";

/** Remembers the password that an administrator was made with. */
export async function recordInitialPassword(
	tx: Queries,
	userId: number,
	hash: string,
): Promise<void> {
	await tx.insertInto("initial_passwords").values({ userId, hash }).execute();
}

/** Whether nobody signs in any more with the password that the first administrator was made with. */
export async function isInitialPasswordChanged(db: Queries): Promise<boolean> {
	const unchanged = await db
		.selectFrom("initial_passwords")
		.innerJoin("users", "users.id", "initial_passwords.userId")
		.select("users.id")
		.whereRef("users.password", "=", "initial_passwords.hash")
		.executeTakeFirst();
	return unchanged === undefined;
}
