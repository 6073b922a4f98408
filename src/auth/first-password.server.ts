import type { Queries } from "#database/database.server.ts";

/** Remembers the password that an administrator was made with. */
export async function rememberFirstPassword(
	tx: Queries,
	userId: number,
	hash: string,
): Promise<void> {
	await tx.insertInto("first_passwords").values({ userId, hash }).execute();
}

/** Whether nobody signs in any more with the password that the first administrator was made with. */
export async function isFirstPasswordChanged(db: Queries): Promise<boolean> {
	const unchanged = await db
		.selectFrom("first_passwords")
		.innerJoin("users", "users.id", "first_passwords.userId")
		.select("users.id")
		.whereRef("users.password", "=", "first_passwords.hash")
		.executeTakeFirst();
	return unchanged === undefined;
}
