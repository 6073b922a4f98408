import { signWithPasskey } from "#office/auth/admin/passkey.ts";
import * as contract from "#office/auth/contract.ts";
import {
	type PendingSignIn,
	pendingSignIn,
	proveSecondFactor,
	secondFactorRequired,
} from "#office/auth/second-factor-contract.ts";
import {
	clearSession,
	readSession,
	type StoredSession,
	storeSession,
} from "#office/auth/session-store.ts";
import { ApiError, call } from "#platform/api/client.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";

type Proven = { session: StoredSession } | { failure: string };
export type SignedIn =
	| Proven
	/** The password was right; a second factor must follow. */
	| { pending: PendingSignIn }
	| { errors: FieldErrors };

/** Validates the input, signs in and stores the session. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
	const checked = contract.loginInput.safeParse({ username, password });
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	try {
		// Only problem details say how to go on with a second factor.
		const headers = { accept: "application/problem+json, application/json;q=0.9" };
		const session = await call(contract.signIn, { body: checked.data, headers });
		storeSession(session);
		return { session };
	} catch (error) {
		const pending = pendingSignInOf(error);
		return pending ? { pending } : { failure: failureOf(error) };
	}
}

function pendingSignInOf(error: unknown): PendingSignIn | undefined {
	if (!(error instanceof ApiError) || error.problem?.type !== secondFactorRequired)
		return undefined;
	return pendingSignIn.safeParse(error.problem.secondFactor).data;
}

/** Finishes a sign-in with a passkey, which the browser asks for. */
export async function proveByPasskey({ token, passkey }: PendingSignIn): Promise<Proven> {
	const signature = await signWithPasskey(passkey ?? {});
	return "failure" in signature ? signature : prove({ token, passkey: signature.passkey });
}

/** Finishes a sign-in with a code of an authenticator app, a recovery code or a signature. */
export async function prove(body: RequestOf<typeof proveSecondFactor>["body"]): Promise<Proven> {
	try {
		const session = await call(proveSecondFactor, { body });
		storeSession(session);
		return { session };
	} catch (error) {
		return { failure: failureOf(error) };
	}
}

function failureOf(error: unknown): string {
	if (!(error instanceof ApiError)) {
		return "Can’t reach the server. Check your connection and try again.";
	}
	// A wrong password needs no error id before its message.
	return (error.status === 401 ? error.detail : error.message) || contract.wrongPasswordMessage;
}

/** Clears the local session immediately, and ends it on the server in the background. */
export function signOut() {
	const token = readSession()?.token;
	clearSession();
	if (!token) return;
	call(contract.signOut, { headers: { authorization: `Bearer ${token}` } }).catch(
		(error: unknown) => {
			console.warn("Signed out here, but the server could not be notified.", error);
		},
	);
}
