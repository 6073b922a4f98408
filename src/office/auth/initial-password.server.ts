import type { Queries } from "#platform/database/database.server.ts";

/** Records the password hash that an administrator was created with. */
export async function recordInitialPassword(
	tx: Queries,
	userId: number,
	hash: string,
): Promise<void> {
	await tx.insertInto("initial_passwords").values({ userId, hash }).execute();
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
