import { factorColumns, factorsOf, removeFactorsOf } from "#office/auth/factor-rows.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import {
	countRecoveryCodes,
	removeRecoveryCodes,
	replaceRecoveryCodes,
} from "#office/auth/recovery-codes.server.ts";
import type * as contract from "#office/auth/second-factor-contract.ts";
import type { Me, SecondFactor, SecondFactors } from "#office/auth/second-factor-contract.ts";
import { getSignInRules } from "#office/auth/sign-in-rules.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const missing = new Failure("notFound", "Second factor not found.");
const none = new Failure("conflict", "Set up a passkey or an authenticator app first.");
const required = new Failure(
	"conflict",
	"The school requires a second factor. Add another one before you remove this one.",
);
const ownFactors = new Failure("conflict", "Remove your own second factors under My account.");

/** Describes the caller to their own admin area. */
export async function getMe(
	{ db }: Store,
	{ caller: { userId, username, role, mustSetUp } }: Call<typeof contract.getMe>,
): Promise<Me> {
	const [factors, { requiresSecondFactor: isRequired }] = await Promise.all([
		factorsOf(db, userId),
		getSignInRules({ db }),
	]);
	const secondFactor = { isOn: factors.length > 0, isRequired, mustSetUp };
	return { username, role, secondFactor };
}

export async function listSecondFactors(
	{ db }: Store,
	{ caller: { userId } }: Call<typeof contract.listSecondFactors>,
): Promise<SecondFactors> {
	const [factors, recoveryCodesLeft] = await Promise.all([
		factorsOf(db, userId),
		countRecoveryCodes(db, userId),
	]);
	return { factors, recoveryCodesLeft };
}

export function renameSecondFactor(
	{ db, clock }: Store,
	{ params: { id }, body: { name }, actor: owner }: Call<typeof contract.renameSecondFactor>,
): Promise<SecondFactor | Failure> {
	return transaction<SecondFactor | Failure>(db, async (tx) => {
		const before = (await factorsOf(tx, owner.userId)).find((factor) => factor.id === id);
		if (!before) return missing;
		const after = await tx
			.updateTable("second_factors")
			.set({ name })
			.where("id", "=", id)
			.returning(factorColumns)
			.executeTakeFirst();
		if (!after) return missing;
		if (name !== before.name) {
			await recordOnUser(tx, clock, owner, owner, "renamed second factor", {
				before: { name: before.name },
				after: { name },
			});
		}
		return after;
	});
}

/** Removes one of the caller's factors, and with the last one the recovery codes. No session ends. */
export function removeSecondFactor(
	{ db, clock }: Store,
	{ params: { id }, actor: owner }: Call<typeof contract.removeSecondFactor>,
): Promise<Failure | undefined> {
	return transaction(db, async (tx) => {
		await lockUser(tx, owner.userId);
		const factors = await factorsOf(tx, owner.userId);
		const factor = factors.find((one) => one.id === id);
		if (!factor) return missing;
		const isLast = factors.length === 1;
		if (isLast && (await getSignInRules({ db: tx })).requiresSecondFactor) return required;
		await tx.deleteFrom("second_factors").where("id", "=", id).execute();
		if (isLast) await removeRecoveryCodes(tx, owner.userId);
		const { name, kind } = factor;
		await recordOnUser(tx, clock, owner, owner, "removed second factor", {
			before: { name, kind },
		});
		return undefined;
	});
}

/** Removes every factor of another user, who then signs in with the password alone. */
export function removeSecondFactorsOf(
	{ db, clock }: Store,
	{ params: { id: userId }, actor }: Call<typeof contract.removeSecondFactorsOf>,
): Promise<Failure | undefined> {
	return transaction(db, async (tx) => {
		if (userId === actor.userId) return ownFactors;
		const user = await tx
			.selectFrom("users")
			.select(["id as userId", "username"])
			.where("id", "=", userId)
			.executeTakeFirst();
		if (!user) return new Failure("notFound", "User not found.");
		if (!(await removeFactorsOf(tx, userId))) return undefined;
		await recordOnUser(tx, clock, actor, user, "removed second factor");
		return undefined;
	});
}

/** Replaces the caller's recovery codes. @returns the new ones, to show once */
export function renewRecoveryCodes(
	{ db, clock }: Store,
	{ actor: owner }: Call<typeof contract.renewRecoveryCodes>,
): Promise<{ recoveryCodes: string[] } | Failure> {
	return transaction<{ recoveryCodes: string[] } | Failure>(db, async (tx) => {
		await lockUser(tx, owner.userId);
		if ((await factorsOf(tx, owner.userId)).length === 0) return none;
		const recoveryCodes = await replaceRecoveryCodes(tx, owner.userId);
		await recordOnUser(tx, clock, owner, owner, "made recovery codes");
		return { recoveryCodes };
	});
}

/** Changes of one user's factors run one after the other; sign-ins, which refer to the user, do not wait. */
export async function lockUser(tx: Queries, userId: number): Promise<void> {
	await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}
