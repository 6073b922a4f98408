import { recordActivity } from "#office/activity/record.server.ts";
import { browserOf } from "#office/auth/browser.ts";
import { type LoginInput, type SessionUser, wrongPasswordMessage } from "#office/auth/contract.ts";
import { factorsOf, type PasskeyRow, passkeysOf } from "#office/auth/factor-rows.server.ts";
import { requestOptions } from "#office/auth/passkeys.server.ts";
import { beginProof } from "#office/auth/pending-proofs.server.ts";
import {
	type PendingSignIn,
	type SecondFactor,
	secondFactorRequired,
} from "#office/auth/second-factor-contract.ts";
import { beginSession, endSession } from "#office/auth/sessions.server.ts";
import { rememberAddress } from "#office/auth/sign-in-limit.server.ts";
import { readSignInRules } from "#office/auth/sign-in-rules.server.ts";
import { acceptVerified, verifyPassword } from "#office/auth/verify-password.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import { newToken } from "#platform/tokens/token.server.ts";

/** Where a sign-in comes from. */
export interface Visitor {
	address: string;
	userAgent: string;
}

const wrongPassword = new Failure("unauthenticated", wrongPasswordMessage);

/** The password was right, and a second factor must be proven with this token. */
interface NeedsFactor {
	token: string;
	challenge: string;
	kinds: PendingSignIn["kinds"];
	passkeys: PasskeyRow[];
}

/**
 * Signs in with a username and password. Unknown usernames and wrong passwords get the same response
 * in the same time. A user with a second factor gets a Failure that says how to prove it.
 * @param isLimited whether wrong passwords are counted
 * @param publicUrl the origin that passkeys sign for
 */
export async function signIn(
	db: Database,
	clock: Clock,
	input: LoginInput,
	visitor: Visitor,
	{ isLimited, publicUrl }: { isLimited: boolean; publicUrl: string },
): Promise<{ token: string; user: SessionUser } | Failure> {
	const { address } = visitor;
	const proof = await verifyPassword(db, clock, { ...input, address }, isLimited, wrongPassword);
	if (proof instanceof Failure) return proof;
	const { userId } = proof;
	type Outcome = { token: string; user: SessionUser } | NeedsFactor | Failure;
	const outcome = await transaction<Outcome>(db, async (tx) => {
		const user = await acceptVerified(tx, proof);
		if (!user) return wrongPassword;
		const factors = await factorsOf(tx, userId);
		if (factors.length > 0) return beginSecondStep(tx, clock, userId, factors);
		return openSession(tx, clock, { ...user, userId }, visitor);
	});
	return "kinds" in outcome ? secondStep(outcome, publicUrl) : outcome;
}

async function beginSecondStep(
	tx: Queries,
	clock: Clock,
	userId: number,
	factors: readonly SecondFactor[],
): Promise<NeedsFactor> {
	const challenge = newToken();
	return {
		token: await beginProof(tx, clock, { userId, purpose: "sign in", challenge }),
		challenge,
		kinds: [...new Set(factors.map(({ kind }) => kind))],
		passkeys: await passkeysOf(tx, userId),
	};
}

async function secondStep(
	{ token, challenge, kinds, passkeys }: NeedsFactor,
	publicUrl: string,
): Promise<Failure> {
	const passkey = passkeys.length > 0 ? await requestOptions(publicUrl, challenge, passkeys) : null;
	const secondFactor: PendingSignIn = { token, kinds, passkey };
	return new Failure("unauthenticated", "Confirm it’s you with your second factor.", {
		problem: { type: secondFactorRequired, secondFactor },
	});
}

/** Begins the session of a user who has proven everything that is asked of them. */
export async function openSession(
	tx: Queries,
	clock: Clock,
	signedIn: SessionUser & { userId: number; secondFactor?: string },
	visitor: Visitor,
): Promise<{ token: string; user: SessionUser }> {
	const { userId, username, isAdmin, secondFactor } = signedIn;
	const { address, userAgent } = visitor;
	await rememberAddress(tx, clock, { username, address });
	// Who has none although everyone must have one sets it up before anything else.
	const mustSetUp = isAdmin && !secondFactor && (await readSignInRules(tx)).requiresSecondFactor;
	const token = await beginSession(tx, clock, { ...visitor, userId, mustSetUp });
	await recordActivity(
		tx,
		clock,
		{ username, address },
		{
			action: "signed in",
			kind: "user",
			recordId: userId,
			label: username,
			after: { browser: browserOf(userAgent), ...(secondFactor && { secondFactor }) },
		},
	);
	return { token, user: { username, isAdmin } };
}

/** Ends the session of a user who signs out. */
export async function signOut(
	db: Database,
	clock: Clock,
	{ userId, username, sessionHash }: { userId: number; username: string; sessionHash: string },
	address: string,
): Promise<void> {
	await transaction(db, async (tx) => {
		await endSession(tx, sessionHash);
		await recordActivity(
			tx,
			clock,
			{ username, address },
			{ action: "signed out", kind: "user", recordId: userId, label: username },
		);
	});
}
