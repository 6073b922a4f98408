import type { StoredPasskey } from "#office/auth/passkeys.server.ts";
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
export async function passkeysOf(db: Queries, userId: number): Promise<PasskeyRow[]> {
	const rows = await db
		.selectFrom("second_factors")
		.select(["id", "credentialId", "publicKey", "signatureCount", "transports"])
		.where("userId", "=", userId)
		.where("kind", "=", "passkey")
		.orderBy("id")
		.execute();
	return rows.map(({ id, credentialId, publicKey, signatureCount, transports }) => ({
		id,
		credentialId: credentialId ?? "",
		publicKey: publicKey ?? "",
		signatureCount: signatureCount ?? 0,
		transports: transports ?? "[]",
	}));
}

/** Removes a user's second factors and recovery codes. @returns whether there were any */
export async function removeFactorsOf(tx: Queries, userId: number): Promise<boolean> {
	const removed = await tx
		.deleteFrom("second_factors")
		.where("userId", "=", userId)
		.returning("id")
		.execute();
	await tx.deleteFrom("recovery_codes").where("userId", "=", userId).execute();
	return removed.length > 0;
}
