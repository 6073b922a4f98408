import type { Insertable } from "kysely";
import { factorColumns, factorsOf, passkeysOf } from "#office/auth/factor-rows.server.ts";
import { creationOptions, verifyNewPasskey } from "#office/auth/passkeys.server.ts";
import { beginProof, endProof, findProof } from "#office/auth/pending-proofs.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "#office/auth/recovery-codes.server.ts";
import type * as contract from "#office/auth/second-factor-contract.ts";
import {
	type AddedFactor,
	expiredProofMessage,
	wrongCodeMessage,
} from "#office/auth/second-factor-contract.ts";
import { lockUser } from "#office/auth/second-factors.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { matchingStep, newSecret, otpauthUri } from "#office/auth/totp.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { UserActor } from "#platform/api/caller.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { SecondFactors } from "#platform/database/tables.server.ts";
import { newToken } from "#platform/tokens/token.server.ts";

const MAX_FACTORS = 10;

const expired = new Failure("conflict", expiredProofMessage);
const tooMany = new Failure(
	"conflict",
	`You can have up to ${MAX_FACTORS} second factors. Remove one first.`,
);
const wrongPasskey = new Failure(
	"invalid",
	"This passkey could not be verified. Please try again.",
);
const knownPasskey = new Failure("conflict", "This passkey is already set up.");

/** Starts adding an authenticator app. @returns its secret, which counts only with a code */
export async function startApp(
	{ db, clock, schoolName }: SignInSite,
	{ caller: { userId, username } }: Call<typeof contract.startApp>,
): Promise<{ token: string; secret: string; uri: string }> {
	const secret = newSecret();
	const step = { userId, purpose: "add app", challenge: secret } as const;
	const token = await beginProof(db, clock, step);
	return { token, secret, uri: otpauthUri(secret, await schoolName(), username) };
}

/** Adds an authenticator app whose code is right. */
export function addApp(
	{ db, clock }: Store,
	{ body: { token, name, code }, actor: owner }: Call<typeof contract.addApp>,
): Promise<AddedFactor | Failure> {
	return transaction<AddedFactor | Failure>(db, async (tx) => {
		const proof = await findProof(tx, clock, token, "add app");
		if (proof?.userId !== owner.userId) return expired;
		const lastStep = matchingStep(proof.challenge, code.replace(/\s/g, ""), clock());
		if (lastStep === undefined) return invalidField("code", wrongCodeMessage);
		if (!(await endProof(tx, token))) return expired;
		return add(tx, clock, owner, { kind: "app", name, secret: proof.challenge, lastStep });
	});
}

/** Starts adding a passkey. @returns the options for the browser */
export async function startPasskey(
	{ db, clock, publicUrl, schoolName }: SignInSite,
	{ caller: { userId, username } }: Call<typeof contract.startPasskey>,
): Promise<{ token: string; options: Record<string, unknown> }> {
	const challenge = newToken();
	const existing = await passkeysOf(db, userId);
	const site = { publicUrl, name: await schoolName() };
	const options = await creationOptions(site, username, challenge, existing);
	const token = await beginProof(db, clock, { userId, purpose: "add passkey", challenge });
	return { token, options };
}

/** Adds the passkey that a browser made for this site. */
export async function addPasskey(
	{ db, clock, publicUrl }: SignInSite,
	{ body: { token, name, passkey }, actor: owner }: Call<typeof contract.addPasskey>,
): Promise<AddedFactor | Failure> {
	const proof = await findProof(db, clock, token, "add passkey");
	if (proof?.userId !== owner.userId) return expired;
	const verified = await verifyNewPasskey(publicUrl, proof.challenge, passkey);
	if (!verified) return wrongPasskey;
	return transaction<AddedFactor | Failure>(db, async (tx) => {
		if (!(await endProof(tx, token))) return expired;
		return add(tx, clock, owner, { kind: "passkey", name, ...verified });
	});
}

/** Stores a proven factor; the first one comes with recovery codes and opens the rest of the admin area. */
async function add(
	tx: Queries,
	clock: Clock,
	owner: UserActor,
	proven: Omit<Insertable<SecondFactors>, "userId" | "createdAt" | "lastUsedAt">,
): Promise<AddedFactor | Failure> {
	const { userId } = owner;
	await lockUser(tx, userId);
	if ((await factorsOf(tx, userId)).length >= MAX_FACTORS) return tooMany;
	const factor = await tx
		.insertInto("second_factors")
		.values({
			credentialId: null,
			publicKey: null,
			signatureCount: null,
			transports: null,
			secret: null,
			lastStep: null,
			...proven,
			userId,
			createdAt: instantFrom(clock),
			lastUsedAt: null,
		})
		.onConflict((conflict) => conflict.column("credentialId").doNothing())
		.returning(factorColumns)
		.executeTakeFirst();
	if (!factor) return knownPasskey;
	await tx
		.updateTable("sessions")
		.set({ mustSetUp: false })
		.where("userId", "=", userId)
		.where("mustSetUp", "=", true)
		.execute();
	const { name, kind } = factor;
	await recordOnUser(tx, clock, owner, owner, "added second factor", { after: { name, kind } });
	const hasCodes = (await countRecoveryCodes(tx, userId)) > 0;
	return { factor, recoveryCodes: hasCodes ? null : await replaceRecoveryCodes(tx, userId) };
}
