import type { StoredPasskey } from "#office/auth/passkeys.server.ts";
import { removeRecoveryCodes } from "#office/auth/recovery-codes.server.ts";
import type { SecondFactor } from "#office/auth/second-factor-contract.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Columns of a second factor that its user sees. */
export const factorColumns = ["id", "kind", "name", "createdAt", "lastUsedAt"] as const;

/** Lists a user's second factors, oldest first. */
export function factorsOf(db: Queries, userId: number): Promise<SecondFactor[]> {
	return db
		.selectFrom("second_factors")
		.select(factorColumns)
		.where("userId", "=", userId)
		.orderBy("id")
		.execute();
}

/** A passkey and the factor that it is. */
export type PasskeyRow = StoredPasskey & { id: number };

/** Returns a user's passkeys. */
export function passkeysOf(db: Queries, userId: number): Promise<PasskeyRow[]> {
	return db
		.selectFrom("second_factors")
		.select(["id", "credentialId", "publicKey", "signatureCount", "transports"])
		.where("userId", "=", userId)
		.where("kind", "=", "passkey")
		.orderBy("id")
		.$narrowType<StoredPasskey>()
		.execute();
}

/** Removes a user's second factors and recovery codes. @returns whether there were any */
export async function removeFactorsOf(tx: Queries, userId: number): Promise<boolean> {
	const removed = await tx
		.deleteFrom("second_factors")
		.where("userId", "=", userId)
		.returning("id")
		.execute();
	await removeRecoveryCodes(tx, userId);
	return removed.length > 0;
}
