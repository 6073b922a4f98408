import { type PasskeyRow, passkeysOf } from "#office/auth/factor-rows.server.ts";
import { verifySignature } from "#office/auth/passkeys.server.ts";
import { endProof, findProof, type PendingProof } from "#office/auth/pending-proofs.server.ts";
import { takeRecoveryCode } from "#office/auth/recovery-codes.server.ts";
import type * as contract from "#office/auth/second-factor-contract.ts";
import {
	expiredProofMessage,
	type PasskeySignature,
	wrongCodeMessage,
} from "#office/auth/second-factor-contract.ts";
import { openSession, type SignedIn, type Visit, withCookie } from "#office/auth/service.server.ts";
import {
	recordAttempt,
	recordLock,
	releaseAttempt,
	uncounted,
} from "#office/auth/sign-in-limit.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { matchingStep } from "#office/auth/totp.server.ts";
import type { Call, Reply } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";

const expired = new Failure("unauthenticated", expiredProofMessage);
const wrongCode = new Failure("unauthenticated", wrongCodeMessage);
const wrongPasskey = new Failure(
	"unauthenticated",
	"This passkey could not be verified. Please try again.",
);

/**
 * Finishes a sign-in whose password was right. A wrong code may be followed by another one, within
 * five minutes; a right one ends the step.
 */
export async function proveSecondFactor(
	site: SignInSite,
	call: Call<typeof contract.proveSecondFactor>,
): Promise<Reply | Failure> {
	const { token, code, passkey } = call.body;
	const proof = await findProof(site.db, site.clock, token, "sign in");
	if (!proof) return expired;
	const signedIn = passkey
		? await proveByPasskey(site, { ...proof, token }, passkey, call)
		: await proveByCode(site, { ...proof, token }, code ?? "", call);
	return withCookie(signedIn, call.from);
}

type SignInProof = PendingProof & { token: string };

async function proveByPasskey(
	{ db, clock, publicUrl }: SignInSite,
	proof: SignInProof,
	signature: PasskeySignature,
	visit: Visit,
): Promise<SignedIn | Failure> {
	const passkeys = await passkeysOf(db, proof.userId);
	const passkey = passkeys.find(({ credentialId }) => credentialId === signature.id);
	if (!passkey) return wrongPasskey;
	const count = await verifySignature(publicUrl, proof.challenge, passkey, signature);
	if (count === undefined) return wrongPasskey;
	return transaction<SignedIn | Failure>(db, async (tx) => {
		if (!(await countSignature(tx, clock, passkey, count))) return wrongPasskey;
		return finish(tx, clock, proof, visit, "passkey");
	});
}

/** Stores the new count, unless the passkey was removed or used in between. */
async function countSignature(
	tx: Queries,
	clock: Clock,
	{ id, signatureCount }: PasskeyRow,
	count: number,
): Promise<boolean> {
	const used = await tx
		.updateTable("second_factors")
		.set({ signatureCount: count, lastUsedAt: instantFrom(clock) })
		.where("id", "=", id)
		.where("signatureCount", "=", signatureCount)
		.returning("id")
		.executeTakeFirst();
	return used !== undefined;
}

async function proveByCode(
	{ db, clock, isLimited }: SignInSite,
	proof: SignInProof,
	code: string,
	visit: Visit,
): Promise<SignedIn | Failure> {
	const attempt = { username: proof.username, address: visit.from.address };
	const check = isLimited ? await recordAttempt(db, clock, attempt, "codes") : uncounted;
	if (check instanceof Failure) return check;
	const outcome = await transaction<SignedIn | Failure>(db, async (tx) => {
		const digits = code.replace(/\s/g, "");
		const factor = /^\d{6}$/.test(digits)
			? (await takeAppCode(tx, clock, proof.userId, digits)) && "authenticator app"
			: (await takeRecoveryCode(tx, proof.userId, code)) && "recovery code";
		if (!factor) return wrongCode;
		if (isLimited) await releaseAttempt(tx, attempt, check, "codes");
		return finish(tx, clock, proof, visit, factor);
	});
	if (outcome === wrongCode && check.locksName) {
		await recordLock(db, clock, proof, attempt.address);
	}
	return outcome;
}

/** Uses up the code of an app: its time step, and every earlier one, never count again. */
async function takeAppCode(
	tx: Queries,
	clock: Clock,
	userId: number,
	code: string,
): Promise<boolean> {
	const apps = await tx
		.selectFrom("second_factors")
		.select(["id", "secret"])
		.where("userId", "=", userId)
		.where("kind", "=", "app")
		.execute();
	for (const { id, secret } of apps) {
		const step = matchingStep(secret ?? "", code, clock());
		if (step === undefined) continue;
		const used = await tx
			.updateTable("second_factors")
			.set({ lastStep: step, lastUsedAt: instantFrom(clock) })
			.where("id", "=", id)
			.where("lastStep", "<", step)
			.returning("id")
			.executeTakeFirst();
		if (used) return true;
	}
	return false;
}

async function finish(
	tx: Queries,
	clock: Clock,
	{ token, userId }: SignInProof,
	visit: Visit,
	secondFactor: string,
): Promise<SignedIn | Failure> {
	if (!(await endProof(tx, token))) return expired;
	const user = await tx
		.selectFrom("users")
		.select(["username", "isAdmin"])
		.where("id", "=", userId)
		.executeTakeFirst();
	if (!user) return expired;
	return openSession(tx, clock, { ...user, userId, secondFactor }, visit);
}
