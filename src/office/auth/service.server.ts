import { browserOf } from "#office/auth/browser.ts";
import type * as contract from "#office/auth/contract.ts";
import { type SessionUser, wrongPasswordMessage } from "#office/auth/contract.ts";
import { factorsOf, type PasskeyRow, passkeysOf } from "#office/auth/factor-rows.server.ts";
import { requestOptions } from "#office/auth/passkeys.server.ts";
import { beginProof } from "#office/auth/pending-proofs.server.ts";
import { recordOnUser } from "#office/auth/record-on-user.server.ts";
import {
	type PendingSignIn,
	type SecondFactor,
	secondFactorRequired,
} from "#office/auth/second-factor-contract.ts";
import { beginSession, endSessionOf } from "#office/auth/sessions.server.ts";
import { rememberAddress } from "#office/auth/sign-in-limit.server.ts";
import { getSignInRules } from "#office/auth/sign-in-rules.server.ts";
import type { SignInSite } from "#office/auth/sign-in-site.server.ts";
import { acceptVerified, verifyPassword } from "#office/auth/verify-password.server.ts";
import { type Call, Reply } from "#platform/api/call.server.ts";
import type { Origin } from "#platform/api/caller.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";
import { sessionCookie } from "#platform/api/session.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { newToken } from "#platform/tokens/token.server.ts";

/** Where a sign-in comes from. */
export type Visit = Pick<Call<Endpoint>, "from" | "userAgent">;

/** A session that has begun. */
export interface SignedIn {
	token: string;
	user: SessionUser;
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
 */
export async function signIn(
	site: SignInSite,
	call: Call<typeof contract.signIn>,
): Promise<Reply | Failure> {
	const { db, clock, publicUrl } = site;
	const credentials = { ...call.body, address: call.from.address };
	const proof = await verifyPassword(site, credentials, wrongPassword);
	if (proof instanceof Failure) return proof;
	const { userId } = proof;
	const outcome = await transaction<SignedIn | NeedsFactor | Failure>(db, async (tx) => {
		const user = await acceptVerified(tx, proof);
		if (!user) return wrongPassword;
		const factors = await factorsOf(tx, userId);
		if (factors.length > 0) return beginSecondStep(tx, clock, userId, factors);
		return openSession(tx, clock, { ...user, userId }, call);
	});
	return "kinds" in outcome ? secondStep(outcome, publicUrl) : withCookie(outcome, call.from);
}

/** Responds with a session, if it has begun, also as a cookie. */
export function withCookie(signedIn: SignedIn | Failure, { secure }: Origin): Reply | Failure {
	if (signedIn instanceof Failure) return signedIn;
	return new Reply(signedIn, { "set-cookie": sessionCookie(signedIn.token, secure) });
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
	{ from: { address }, userAgent }: Visit,
): Promise<SignedIn> {
	const { userId, username, isAdmin, secondFactor } = signedIn;
	await rememberAddress(tx, clock, { username, address });
	// Who has none although everyone must have one sets it up before anything else.
	const mustSetUp =
		isAdmin && !secondFactor && (await getSignInRules({ db: tx })).requiresSecondFactor;
	const token = await beginSession(tx, clock, { address, userAgent, userId, mustSetUp });
	const after = { browser: browserOf(userAgent), ...(secondFactor && { secondFactor }) };
	await recordOnUser(tx, clock, { username, address }, signedIn, "signed in", { after });
	return { token, user: { username, isAdmin } };
}

/** Ends the session, if there is one, and removes its cookie. */
export async function signOut(
	{ db, clock }: Store,
	{ caller, actor, from }: Call<typeof contract.signOut>,
): Promise<Reply> {
	if (caller && actor) {
		await transaction(db, async (tx) => {
			await endSessionOf(tx, caller.sessionHash);
			await recordOnUser(tx, clock, actor, caller, "signed out");
		});
	}
	return new Reply(undefined, { "set-cookie": sessionCookie(null, from.secure) });
}
