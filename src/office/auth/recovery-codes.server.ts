import { randomGroups } from "#office/auth/random-password.server.ts";
import { RECOVERY_CODES } from "#office/auth/second-factor-contract.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { hashOfToken } from "#platform/tokens/token.server.ts";

/** 120 random bits. */
const GROUPS = 6;

const hashOf = (code: string) => hashOfToken(code.toLowerCase().replace(/[^a-z0-9]/g, ""));

/** Replaces a user's recovery codes. @returns the new codes, to show once */
export async function replaceRecoveryCodes(tx: Queries, userId: number): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, () => randomGroups(GROUPS));
	await removeRecoveryCodes(tx, userId);
	await tx
		.insertInto("recovery_codes")
		.values(codes.map((code) => ({ userId, hash: hashOf(code) })))
		.execute();
	return codes;
}

/** Uses up a recovery code. @returns whether there was such a code; of two parallel uses, one finds it */
export async function takeRecoveryCode(
	tx: Queries,
	userId: number,
	code: string,
): Promise<boolean> {
	const taken = await tx
		.deleteFrom("recovery_codes")
		.where("userId", "=", userId)
		.where("hash", "=", hashOf(code))
		.returning("id")
		.executeTakeFirst();
	return taken !== undefined;
}

export async function countRecoveryCodes(db: Queries, userId: number): Promise<number> {
	const { total } = await db
		.selectFrom("recovery_codes")
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.where("userId", "=", userId)
		.executeTakeFirstOrThrow();
	return Number(total);
}

export async function removeRecoveryCodes(tx: Queries, userId: number): Promise<void> {
	await tx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
}
