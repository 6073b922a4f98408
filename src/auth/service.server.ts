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
		.select(["id", "username", "isAdmin", "password"])
		.where("username", "=", username)
		.executeTakeFirst();
	const isRight = await isPassword(password, found?.password);
	if (!found || !isRight) return new Failure("unauthenticated", wrongPasswordSentence);

	const token = await transaction(db, async (tx) => {
		await forgiveAttempt(tx, clock, attempt, heard.isShut);
		return beginSession(tx, clock, { ...visitor, userId: found.id });
	});
	return { token, user: { username: found.username, isAdmin: found.isAdmin } };
}
