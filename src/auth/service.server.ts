import { Failure } from "#api/failure.ts";
import { type LoginInput, type SessionUser, wrongPasswordSentence } from "#auth/contract.ts";
import { isPassword } from "#auth/password.server.ts";
import { beginSession } from "#auth/sessions.server.ts";
import { countAttempt, forgiveAttempt } from "#auth/sign-in-limit.server.ts";
import type { Clock } from "#database/clock.ts";
import { type Database, transaction } from "#database/database.server.ts";

interface Visitor {
	address: string;
	userAgent: string;
}

const wrongPassword = new Failure("unauthenticated", wrongPasswordSentence);

/**
 * Signs in with a user name and a password. Unknown names and wrong passwords are answered alike,
 * in the same time.
 * @param isLimited whether wrong passwords are counted
 */
export async function signIn(
	db: Database,
	clock: Clock,
	{ username, password }: LoginInput,
	visitor: Visitor,
	isLimited: boolean,
): Promise<{ token: string; user: SessionUser } | Failure> {
	const attempt = { username, address: visitor.address };
	const heard = isLimited ? await countAttempt(db, clock, attempt) : { isShut: false };
	if (heard instanceof Failure) return heard;

	const found = await db
		.selectFrom("users")
		.select(["id", "username", "password"])
		.where("username", "=", username)
		.executeTakeFirst();
	const isRight = await isPassword(password, found?.password);
	if (!found || !isRight) return wrongPassword;

	return transaction(db, async (tx) => {
		// Checking a password takes its time: it may have been changed meanwhile, and its sessions ended.
		const user = await tx
			.updateTable("users")
			.set({ username: found.username })
			.where("id", "=", found.id)
			.where("username", "=", found.username)
			.where("password", "=", found.password)
			.returning(["username", "isAdmin"])
			.executeTakeFirst();
		if (!user) return wrongPassword;
		await forgiveAttempt(tx, clock, attempt, heard.isShut);
		const token = await beginSession(tx, clock, { ...visitor, userId: found.id });
		return { token, user };
	});
}
